import { useState } from 'react';
import { imageAt } from '@/content/schema/find-images';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { staffToasts } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import * as queries from '@/content/pictures/staff-calls/images';
import { pictureOf, slotPictures } from '@/content/pictures/view/picture-of';
import { toast } from '@/ui/toast';
import type { Send } from './prepare-picture';

/**
 * When visitors see a chosen picture (docs/decisions/0036-pictures.md):
 * - `slot`: at once, at this position of the category (hero, luxury, a room type)
 * - `own`: when the room or section that names it is saved (a room's picture, the logo)
 * - `section`: when the section is saved, together with its texts (About)
 */
export type ImageTarget =
  | { kind: 'slot'; category: ImageCategory; position: number }
  | { kind: 'own'; category: ImageCategory }
  | { kind: 'section'; category: ImageCategory };

type Change = { back: () => Promise<unknown>; isOpen: (now: Now) => boolean };
type Now = { inSlot: string | undefined; reference: string; images: readonly HotelImage[] };

export function useImageActions(
  target: ImageTarget,
  reference: string,
  onChange: (reference: string) => void,
) {
  const { images } = useContent().content;
  const uploading = queries.useUploadImage();
  const uploadingForSave = queries.useUploadForSave();
  const removing = queries.useRemoveImage();
  const [last, setLast] = useState<Change>();
  const { kind, category } = target;
  const position = kind === 'slot' ? target.position : null;

  const inSlot = position === null ? undefined : imageAt(images, category, position);
  const named = images.find(({ path }) => path === reference);
  const isEmpty = reference === '';
  const picture = pictureOf(reference, images);

  /** Downloads the slot's picture first: replacing it deletes its files, and undoing needs them. */
  async function wayBackTo(image: HotelImage): Promise<(() => Promise<unknown>) | undefined> {
    const kept = await queries.downloadPicture(image);
    const { alt, focalX, focalY } = image;
    const details = { alt, focalX, focalY };
    return kept && (() => uploading.mutateAsync({ category, position, picture: kept, details }));
  }

  async function send(...[prepared, options]: Parameters<Send>): Promise<void> {
    const upload = { category, picture: prepared, ...options };
    if (kind === 'section') return change(await uploadingForSave.mutateAsync(upload));
    const back = inSlot && (await wayBackTo(inSlot));
    const stored = await uploading.mutateAsync({ ...upload, position });
    if (kind === 'own') return change(stored.path);
    const takeOut = inSlot ? undefined : () => removing.mutateAsync({ image: stored });
    return keepOpen(back ?? takeOut, stored.path);
  }

  async function remove(): Promise<void> {
    if (!inSlot) {
      toast({ ...staffToasts.imageRemovedForSave, about: queries.PICTURE });
      return change('');
    }
    const back = await wayBackTo(inSlot);
    await removing.mutateAsync({ image: inSlot });
    onChange('');
    return keepOpen(back && (() => back().then(() => onChange(reference))), undefined);
  }

  /** Undoing is possible until somebody changes the slot again. */
  function keepOpen(back: Change['back'] | undefined, left: string | undefined): void {
    setLast(back && { back, isOpen: (now) => now.inSlot === left });
  }

  /** Changes the form's value. Undoing is possible while the previous picture still exists. */
  function change(path: string): void {
    onChange(path);
    const isStored = (all: readonly HotelImage[]) => all.some((image) => image.path === reference);
    const wasStored = isStored(images);
    setLast({
      back: () => Promise.resolve(onChange(reference)),
      isOpen: (now) => now.reference === path && (!wasStored || isStored(now.images)),
    });
  }

  return {
    /** The pictures that the field tries to show, in this order. */
    pictures:
      position === null
        ? [picture].filter((one) => one !== undefined)
        : slotPictures(images, category, position, reference),
    /** The picture whose description and focal point can be edited. */
    stored: inSlot ?? named,
    send,
    remove: inSlot || !isEmpty ? remove : undefined,
    undo: last?.isOpen({ inSlot: inSlot?.path, reference, images })
      ? () => last.back().then(() => setLast(undefined))
      : undefined,
  };
}
