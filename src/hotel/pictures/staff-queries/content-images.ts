import type { QueryClient } from '@tanstack/react-query';
import type { PageContent } from '@/hotel/content/content';
import { imagesOf } from '@/hotel/pictures/image-place';
import type { HotelImage, ImageCategory } from '@/hotel/pictures/image';
import { CONTENT_KEY } from '@/hotel/content/queries/content';

/**
 * Changes the pictures in the content, the only live copy (architecture 4). A read that began
 * before is stopped, so that it cannot put the old ones back. Content that was never loaded is
 * fetched instead: one picture among defaults would look as if all of it were the server's.
 */
export async function changeImages(
  client: QueryClient,
  change: (images: HotelImage[]) => HotelImage[],
): Promise<void> {
  if (client.getQueryData(CONTENT_KEY) === undefined) {
    return client.refetchQueries({ queryKey: CONTENT_KEY });
  }
  await client.cancelQueries({ queryKey: CONTENT_KEY });
  client.setQueryData<PageContent>(
    CONTENT_KEY,
    (content) => content && { ...content, images: change(content.images) },
  );
  return undefined;
}

/** Puts the pictures of a category that were just read into the content, when they are others. */
export function putListed(
  client: QueryClient,
  category: ImageCategory,
  listed: HotelImage[],
): void {
  client.setQueryData<PageContent>(CONTENT_KEY, (content) => {
    if (!content || same(imagesOf(content.images, category), listed)) return content;
    const others = content.images.filter((image) => image.category !== category);
    return { ...content, images: [...others, ...listed] };
  });
}

function same(a: readonly HotelImage[], b: readonly HotelImage[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
