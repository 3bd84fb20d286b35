import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/hotel/content/content';
import { imagesOf } from '@/hotel/pictures/image-place';
import type { HotelImage, ImageCategory } from '@/hotel/pictures/image';
import { CONTENT_KEY } from '@/hotel/content/queries/content';
import { changeContent } from '@/hotel/content/staff-queries/change-content';

/** Changes the pictures in the content. */
export function changeImages(
  client: QueryClient,
  change: (images: HotelImage[]) => HotelImage[],
): Promise<void> {
  return changeContent(client, (content) => ({ ...content, images: change(content.images) }));
}

/** The pictures with those of one category replaced. */
export function withCategory(
  images: readonly HotelImage[],
  category: ImageCategory,
  replacement: readonly HotelImage[],
): HotelImage[] {
  return [...images.filter((image) => image.category !== category), ...replacement];
}

/** Puts the pictures of a category that were just read into the content, when they are others. */
export function putListed(
  client: QueryClient,
  category: ImageCategory,
  listed: HotelImage[],
): void {
  client.setQueryData<HotelContent>(CONTENT_KEY, (content) => {
    if (!content || same(imagesOf(content.images, category), listed)) return content;
    return { ...content, version: '', images: withCategory(content.images, category, listed) };
  });
}

function same(a: readonly HotelImage[], b: readonly HotelImage[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
