import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { contentNow } from '@/hotel/content/staff-queries/change-content';
import { IMAGE_PATH_PATTERN } from '@/hotel/pictures/image-place';
import { swapImages } from '@/hotel/pictures/staff-services/image-rows';
import { changeImages } from './content-images';

/** Lets go of pictures that were uploaded for something which was not saved. */
export function useReleasePictures() {
  const client = useQueryClient();
  return (names: readonly string[]) => releasePictures(client, names);
}

/**
 * Deletes stored pictures that neither a room nor a section names any more. Never throws: what
 * stays is found by a later change of a picture.
 */
export async function releasePictures(
  client: QueryClient,
  names: readonly string[],
): Promise<void> {
  const { rooms, sections } = contentNow(client);
  const shown = new Set<unknown>(
    [...rooms, ...Object.values(sections)].flatMap((named) => Object.values(named).flat()),
  );
  const gone = names.filter((name) => IMAGE_PATH_PATTERN.test(name) && !shown.has(name));
  if (gone.length === 0) return;
  try {
    await swapImages([], { release: gone });
    await changeImages(client, (all) => all.filter(({ path }) => !gone.includes(path)));
  } catch {
    // replace_images() deletes what nothing shows after a day.
  }
}
