import { useQueryClient } from '@tanstack/react-query';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import type { SectionEdit } from '@/hotel/content/staff-queries/sections';
import { releasePictures } from '@/hotel/pictures/staff-queries/release';
import { staffToasts } from '@/words/staff';

/** Saves the gallery of the house; pictures that it no longer names are deleted after it. */
export function useSaveGallery() {
  const client = useQueryClient();
  const saving = useSaveSections({
    success: staffToasts.galleryUpdated,
    failure: staffToasts.updateFailed,
  });
  return async (edit: SectionEdit<'gallery'>) => {
    await saving.mutateAsync({ gallery: edit });
    await releasePictures(client, edit.base.images ?? []);
  };
}
