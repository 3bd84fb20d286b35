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

/** The answer of the functions that swap pictures: those stored, and paths that nothing names now. */
export const swapSchema = v.object({
  images: v.array(hotelImageSchema),
  removed: v.array(v.string()),
});

/** A picture for a slot; without a position it takes the next free one of its category. */
export type SlotPicture = StoredPicture & {
  category: ImageCategory;
  position: number | null;
  alt?: string;
  focalX?: number;
  focalY?: number;
};

/** Which parts of a stored picture can be changed without another file. */
export type ImageDetails = Pick<HotelImage, 'alt' | 'focalX' | 'focalY'>;

/** Pictures of a category by position (specification 7: select all where category). @throws ServiceError */
export function listImages(category: ImageCategory): Promise<HotelImage[]> {
  const images = supabase().from(IMAGES_TABLE).select('*').eq('category', category);
  return callRestRows(images.order('position', { ascending: true }), row);
}

/**
 * Stores rows; what lay in their slots goes, and its objects after that (DECISIONS 9). `clear` empties
 * categories first; `release` goes unless a room shows it. @throws ServiceError; nothing changed then
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

/** Alt text and focal point of a stored picture. @throws ServiceError */
export function updateImage(
  id: string,
  { alt, focalX, focalY }: ImageDetails,
): Promise<HotelImage> {
  const details = toColumns({ alt, focalX, focalY });
  return askChanged(supabase().from(IMAGES_TABLE).update(details).eq('id', id).select('*'), row);
}

/** Moves a picture to its room's new category (M-16); undefined without a row. @throws ServiceError */
export async function moveImage(
  path: string,
  category: ImageCategory,
): Promise<HotelImage | undefined> {
  const move = supabase().rpc('move_image', { image_path: path, to_category: category });
  return (await callRest(move, v.nullable(hotelImageSchema))) ?? undefined;
}

/** A row as replace_images() takes it. */
export function toRow(picture: SlotPicture) {
  return { ...picture, data: fullBucketUrl(picture.path) };
}
