import * as v from 'valibot';
import { hotelImageSchema, type HotelImage, type ImageCategory } from '@/content/schema/image';
import { fullBucketUrl } from '@/lib/bucket-url';
import { supabase } from '@/lib/supabase';
import { callRest, callRestRows } from '@/lib/call-rest';
import { tryRemoveObjects } from './bucket';
import type { StoredPicture } from './picture-files';
import { rowSchema, toColumns } from '@/content/store/staff-calls/row-schema';
import { askChanged } from '@/content/store/staff-calls/writes';

export const IMAGES_TABLE = 'hotel_images';
const row = rowSchema(hotelImageSchema.entries);

/** The answer of `replace_images()`; `removed` are paths of files that are now unused. */
export const swapSchema = v.object({
  images: v.array(hotelImageSchema),
  removed: v.array(v.string()),
});

/** A picture for a slot. `position` null takes the category's next free position. */
export type SlotPicture = StoredPicture & {
  category: ImageCategory;
  position: number | null;
  alt?: string;
  focalX?: number;
  focalY?: number;
};

export type ImageDetails = Pick<HotelImage, 'alt' | 'focalX' | 'focalY'>;

export function listImages(category: ImageCategory): Promise<HotelImage[]> {
  const images = supabase().from(IMAGES_TABLE).select('*').eq('category', category);
  return callRestRows(images.order('position', { ascending: true }), row);
}

/**
 * Stores pictures in slots and deletes the previous ones, all or none. `clear` names categories to
 * empty; `release` names pictures to delete unless a room shows them.
 */
export async function swapImages(
  pictures: readonly SlotPicture[],
  { clear = [], release = [] }: { clear?: ImageCategory[]; release?: readonly string[] } = {},
): Promise<HotelImage[]> {
  const swap = { pictures: pictures.map(toRow), clear_categories: clear, release_paths: release };
  const { images, removed } = await callRest(supabase().rpc('replace_images', swap), swapSchema);
  await tryRemoveObjects(removed);
  return images;
}

export function updateImage(
  id: string,
  { alt, focalX, focalY }: ImageDetails,
): Promise<HotelImage> {
  const details = toColumns({ alt, focalX, focalY });
  return askChanged(supabase().from(IMAGES_TABLE).update(details).eq('id', id).select('*'), row);
}

/** Moves a picture to the category of its room's new type. Undefined if the picture has no row. */
export async function moveImage(
  path: string,
  category: ImageCategory,
): Promise<HotelImage | undefined> {
  const move = supabase().rpc('move_image', { image_path: path, to_category: category });
  return (await callRest(move, v.nullable(hotelImageSchema))) ?? undefined;
}

export function toRow(picture: SlotPicture) {
  return { ...picture, data: fullBucketUrl(picture.path) };
}
