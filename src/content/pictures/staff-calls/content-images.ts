import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { imagesOf, IMAGE_PATH_PATTERN, picturePathsIn } from '@/content/schema/find-images';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { changeContent, currentContent } from '@/content/store/staff-calls/change-content';
import { swapImages } from './image-rows';

export function changeImages(
  client: QueryClient,
  change: (images: HotelImage[]) => HotelImage[],
): Promise<void> {
  return changeContent(client, (content) => ({ ...content, images: change(content.images) }));
}

export function withCategory(
  images: readonly HotelImage[],
  category: ImageCategory,
  replacement: readonly HotelImage[],
): HotelImage[] {
  return [...images.filter((image) => image.category !== category), ...replacement];
}

/** Puts a category's newly loaded pictures into the content, if they differ. */
export function setListedImages(
  client: QueryClient,
  category: ImageCategory,
  listed: HotelImage[],
): void {
  client.setQueryData<HotelContent>(CONTENT_KEY, (content) => {
    const known = content && imagesOf(content.images, category);
    if (!content || JSON.stringify(known) === JSON.stringify(listed)) return content;
    return { ...content, version: '', images: withCategory(content.images, category, listed) };
  });
}

export function useDeleteUnusedPictures() {
  const client = useQueryClient();
  return (names: readonly string[]) => deleteUnusedPictures(client, names);
}

/** Deletes uploads that nothing uses. Never throws: the database deletes leftovers later. */
export async function deleteUnusedPictures(
  client: QueryClient,
  names: readonly string[],
): Promise<void> {
  const { rooms, sections, pages } = currentContent(client);
  const shown = new Set(picturePathsIn([rooms, sections, pages]));
  const gone = names.filter((name) => IMAGE_PATH_PATTERN.test(name) && !shown.has(name));
  if (gone.length === 0) return;
  try {
    await swapImages([], { release: gone });
    await changeImages(client, (all) => all.filter(({ path }) => !gone.includes(path)));
  } catch {
    // If this fails, a later change retries: `replace_images()` deletes pictures unused for a day.
  }
}
