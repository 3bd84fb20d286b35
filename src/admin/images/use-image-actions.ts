import { IMAGE_PATH_PATTERN, imageAt } from '@/domain/image-place';
import type { HotelImage, ImageCategory } from '@/domain/image';
import { TOAST } from '@/domain/texts';
import { useContent } from '@/queries/content';
import { useRemoveImage, useUploadForSave, useUploadImage } from '@/queries/staff/images';
import { pictureOf, slotPictures } from '@/site/sections/pictures';
import type { PictureData } from '@/ui/picture-data';
import { toast } from '@/ui/toast';
import type { Send } from './use-picture-upload';

/**
 * When a chosen picture becomes what visitors see (docs/decisions/0200-pictures.md):
 * - `slot`: at once, in the category's slot at this position (hero, luxury, logo, a type's picture)
 * - `own`: when the room or section that names it is saved; its row is stored at once, under its
 *   own path (a room's own picture, the logo)
 * - `section`: when the section is saved, together with its words (About)
 */
export type ImageTarget =
  | { kind: 'slot'; category: ImageCategory; position: number }
  | { kind: 'own'; category: ImageCategory }
  | { kind: 'section'; category: ImageCategory };

export type ImageActions = {
  /** What to show, best first; none when the field is empty. */
  pictures: PictureData[];
  /** The stored row behind it, whose alt text and focal point can be changed. */
  stored: HotelImage | undefined;
  send: Send;
  /** Undefined when there is nothing to remove. */
  remove: (() => Promise<unknown>) | undefined;
};

/**
 * What a picture field shows, and what choosing and removing do there.
 * @param reference what the form names: an object's path, a file of the site, an address, or ''
 * @param empty what the form names when there is no picture
 */
export function useImageActions(
  target: ImageTarget,
  reference: string,
  onChange: (reference: string) => void,
  empty: string,
): ImageActions {
  const { images } = useContent().content;
  const uploading = useUploadImage();
  const uploadingForSave = useUploadForSave();
  const removing = useRemoveImage();
  const { kind, category } = target;
  const position = kind === 'slot' ? target.position : null;

  const inSlot = position === null ? undefined : imageAt(images, category, position);
  const named = images.find(({ path }) => path === reference);
  const isEmpty = reference === '' || reference === empty;
  const picture = isEmpty ? undefined : pictureOf(reference, images);

  async function send(...[prepared, options]: Parameters<Send>): Promise<void> {
    const upload = { category, picture: prepared, ...options };
    if (kind === 'section') return onChange(await uploadingForSave.mutateAsync(upload));
    const release = kind === 'own' && IMAGE_PATH_PATTERN.test(reference) ? [reference] : [];
    const stored = await uploading.mutateAsync({ ...upload, position, release });
    if (kind === 'own') onChange(stored.path);
    return undefined;
  }

  async function remove(): Promise<void> {
    if (inSlot) await removing.mutateAsync({ image: inSlot });
    else toast(TOAST.imageRemovedForSave);
    onChange(empty);
  }

  return {
    pictures:
      position === null
        ? [picture].filter((one) => one !== undefined)
        : slotPictures(images, category, position, isEmpty ? '' : reference),
    stored: inSlot ?? named,
    send,
    remove: inSlot || !isEmpty ? remove : undefined,
  };
}
