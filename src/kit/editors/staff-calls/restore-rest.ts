import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HotelImage } from '@/content/schema/image';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { currentContent } from '@/content/store/staff-calls/change-content';
import { saveTranslations } from '@/content/store/staff-calls/stored-translations';
import { swapImages, updateImage } from '@/content/pictures/staff-calls/image-rows';
import { uploads } from '@/content/pictures/staff-calls/images';
import { VERSIONS_KEY } from '@/kit/editors/staff-calls/versions';
import { pictureChanges, translationChanges, type Then } from '@/kit/editors/version-value';
import { versionWords } from '@/words/staff';

/** About saves its pictures together with its texts. */
const SAVED_TOGETHER = 'about';

type Rest = {
  value: object;
  past: Then;
  /** True if nothing else is saved, so that no other toast appears. */
  isAll: boolean;
};

/** Lets the save of About find the files of pictures that no record names now. */
export function rememberPictures(pictures: readonly HotelImage[]): void {
  for (const { id: _id, position: _position, ...picture } of pictures)
    if (picture.category === SAVED_TOGETHER) uploads.set(picture.path, picture);
}

/** Returns a mutation without toasts of its own. If it fails, the versions load again. */
export function useRestoring<Wanted>(restore: (wanted: Wanted) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restore,
    onError: () => client.invalidateQueries({ queryKey: VERSIONS_KEY }),
  });
}

/** Restores what a save of the texts leaves out: slots, descriptions of pictures, translations. */
export function useRestoreRest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ value, past }: Rest) => {
      await restorePictures(currentContent(client).images, past);
      for (const { language, source, text, seen } of translationChanges(value, past))
        await saveTranslations(language, [{ source, text, seen }]);
      for (const queryKey of [CONTENT_KEY, [...STAFF_KEY, 'translations']])
        void client.invalidateQueries({ queryKey });
    },
    meta: {
      success: (_nothing: unknown, { isAll }: Rest) => (isAll ? versionWords.restored : undefined),
      failure: versionWords.notRestored,
    },
  });
}

async function restorePictures(images: readonly HotelImage[], then: Then): Promise<void> {
  const { changed, emptied } = pictureChanges(images, then);
  const isStored = ({ id }: HotelImage) => images.some((one) => one.id === id);
  for (const image of changed.filter(isStored)) await updateImage(image.id, image);
  const isOther = ({ category }: HotelImage) => category !== SAVED_TOGETHER;
  const placed = changed.filter((image) => !isStored(image)).filter(isOther);
  const release = emptied.filter(isOther).map(({ path }) => path);
  if (placed.length + release.length > 0) await swapImages(placed, { release });
}
