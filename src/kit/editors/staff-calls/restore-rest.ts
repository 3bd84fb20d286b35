import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelImage } from '@/content/schema/image';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { currentContent } from '@/content/store/staff-calls/change-content';
import { putTranslations } from '@/content/store/staff-calls/translations';
import { changeImages } from '@/content/pictures/staff-calls/content-images';
import { swapImages, updateImage } from '@/content/pictures/staff-calls/image-rows';
import { rememberUpload } from '@/content/pictures/staff-calls/images';
import { pictureChanges, slotOf, translationChanges, type Then } from '@/kit/editors/version-value';
import { versionWords } from '@/words/staff';

/** About saves its pictures together with its texts. */
const SAVED_TOGETHER = 'about';

type Rest = {
  value: object;
  then: Then;
  /** True if nothing else is saved, so that no other toast appears. */
  isAll: boolean;
};

/** Lets the save of About find the files of pictures that no record names now. */
export function rememberPictures(images: readonly HotelImage[], then: Then): void {
  for (const { id: _id, position: _position, ...picture } of pictureChanges(images, then).changed)
    if (picture.category === SAVED_TOGETHER) rememberUpload(picture);
}

/** Restores what a save of the texts leaves out: slots, descriptions of pictures, translations. */
export function useRestoreRest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ value, then }: Rest) => {
      await restorePictures(client, then);
      await putTranslations(client, translationChanges(value, then));
      await client.invalidateQueries({ queryKey: CONTENT_KEY });
    },
    meta: {
      success: (_nothing: unknown, { isAll }: Rest) => (isAll ? versionWords.restored : undefined),
      failure: versionWords.notRestored,
    },
  });
}

async function restorePictures(client: QueryClient, then: Then): Promise<void> {
  const { images } = currentContent(client);
  const { changed, emptied } = pictureChanges(images, then);
  for (const image of changed) {
    const { id, ...picture } = image;
    const isStored = images.some((one) => one.id === id);
    if (!isStored && picture.category === SAVED_TOGETHER) continue;
    const [stored] = isStored ? [await updateImage(id, image)] : await swapImages([picture]);
    if (!stored) continue;
    await changeImages(client, (all) => [
      ...all.filter((one) => one.id !== id && slotOf(one) !== slotOf(stored)),
      stored,
    ]);
  }
  const removed = emptied.filter(({ category }) => category !== SAVED_TOGETHER);
  if (removed.length === 0) return;
  await swapImages([], { release: removed.map(({ path }) => path) });
  await changeImages(client, (all) => all.filter((image) => !removed.includes(image)));
}
