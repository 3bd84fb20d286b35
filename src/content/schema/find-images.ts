import { ABOUT_IMAGE_SLOTS } from '../../basics/rules/limits.ts';

/** This file has no schemas, so that pages can find pictures without loading the validator. */
type Placed = { category: string; position: number };

/** The path `{category}/{timestamp}-{random}.{ext}`; the uploaded file's name is not part of it. */
export const IMAGE_PATH_PATTERN =
  /^(hero|luxury|about|general|room-[a-z]+)\/[A-Za-z0-9._-]{1,120}$/;

/** Returns the bucket paths of pictures in a value, at any depth. */
export function picturePathsIn(value: unknown): string[] {
  if (typeof value === 'string') return IMAGE_PATH_PATTERN.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturePathsIn);
}

/** Returns a category's pictures by position; for About at most its four slots. */
export function imagesOf<T extends Placed>(images: readonly T[], category: T['category']): T[] {
  const found = images.filter((image) => image.category === category);
  found.sort((a, b) => a.position - b.position);
  return category === 'about' ? found.filter((image) => image.position < ABOUT_IMAGE_SLOTS) : found;
}

export function imageAt<T extends Placed>(
  images: readonly T[],
  category: T['category'],
  position: number,
): T | undefined {
  return images.find((image) => image.category === category && image.position === position);
}
