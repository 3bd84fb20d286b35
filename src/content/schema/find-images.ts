import { ABOUT_IMAGE_SLOTS } from '../../basics/rules/limits.ts';

/** Apart from the schemas of image.ts, so that a page can look at pictures without a validator. */
type Placed = { category: string; position: number };

/** `{category}/{timestamp}-{random}.{ext}`: a name we made, so nothing in it comes from the file. */
export const IMAGE_PATH_PATTERN =
  /^(hero|luxury|about|general|room-[a-z]+)\/[A-Za-z0-9._-]{1,120}$/;

/** What names pictures of the bucket in a value, at any depth: `image` of a room, a section or a block. */
export function picturePathsIn(value: unknown): string[] {
  if (typeof value === 'string') return IMAGE_PATH_PATTERN.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturePathsIn);
}

/** Images of one category, in order of position; About never gives more than its four slots. */
export function imagesOf<T extends Placed>(images: readonly T[], category: T['category']): T[] {
  const found = images.filter((image) => image.category === category);
  found.sort((a, b) => a.position - b.position);
  return category === 'about' ? found.filter((image) => image.position < ABOUT_IMAGE_SLOTS) : found;
}

/** The image in one slot, if any. */
export function imageAt<T extends Placed>(
  images: readonly T[],
  category: T['category'],
  position: number,
): T | undefined {
  return images.find((image) => image.category === category && image.position === position);
}
