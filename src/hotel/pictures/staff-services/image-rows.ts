import * as v from 'valibot';
import { own } from '@/hotel/content/content';
import { hotelImageSchema } from '@/hotel/pictures/image';
import type { HotelImage, ImageCategory } from '@/hotel/pictures/image';
import { fullBucketUrl } from '@/lib/bucket-url';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { tryRemoveObjects } from './bucket';
import type { StoredPicture } from './picture-files';

export const IMAGES_TABLE = 'hotel_images';

/** A picture for a slot; without a position it takes the next free one of its category. */
export type SlotPicture = StoredPicture & {
  category: ImageCategory;
  position: number | null;
  alt?: string;
  focalX?: number;
  focalY?: number;
};

/** What of a stored picture can be changed without another file. */
export type ImageDetails = Pick<HotelImage, 'alt' | 'focalX' | 'focalY'>;

/** Pictures of a category by position (specification 7: select all where category). @throws ServiceError */
export async function listImages(category: ImageCategory): Promise<HotelImage[]> {
  const { data, error, status } = await supabase()
    .from(IMAGES_TABLE)
    .select('*')
    .eq('category', category)
    .order('position', { ascending: true })
    .retry(false);
  if (error) throw restError(error, status);
  return parseAll(data, fromRow, status);
}

/**
 * Stores the rows of uploaded pictures; what lay in their slots goes, rows in one transaction and
 * objects after it (decision 9). `clear` empties whole categories first (specification 7, "clear
 * folder"); `release` goes too, unless a room still shows it.
 * @returns the rows as stored
 * @throws ServiceError; nothing has changed then
 */
export async function swapImages(
  pictures: readonly SlotPicture[],
  { clear = [], release = [] }: { clear?: ImageCategory[]; release?: readonly string[] } = {},
): Promise<HotelImage[]> {
  const { data, error, status } = await supabase().rpc('replace_images', {
    pictures: pictures.map(toRow),
    clear_categories: clear,
    release_paths: release,
  });
  if (error) throw restError(error, status);
  const swapped = parseSwap(data, status);
  await tryRemoveObjects(swapped.removed);
  return swapped.images;
}

/** Alt text and focal point of a stored picture. @throws ServiceError */
export async function updateImage(id: string, details: ImageDetails): Promise<HotelImage> {
  const { alt, focalX, focalY } = details;
  const { data, error, status } = await supabase()
    .from(IMAGES_TABLE)
    .update({ alt, focal_x: focalX, focal_y: focalY })
    .eq('id', id)
    .select('*');
  if (error) throw restError(error, status);
  const [image] = parseAll(data, fromRow, status);
  if (!image) throw new ServiceError('refused', 'no row was changed', status);
  return image;
}

/**
 * Moves a picture into another category, e.g. when its room changes its type (checklist M-16).
 * @returns undefined when no row has this path @throws ServiceError
 */
export async function moveImage(
  path: string,
  category: ImageCategory,
): Promise<HotelImage | undefined> {
  const { data, error, status } = await supabase().rpc('move_image', {
    image_path: path,
    to_category: category,
  });
  if (error) throw restError(error, status);
  return data === null ? undefined : parseImage(data, status);
}

/** A row as replace_images() takes it. */
export function toRow(picture: SlotPicture) {
  return { ...picture, data: fullBucketUrl(picture.path) };
}

function fromRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return { ...row, focalX: own(row, 'focal_x'), focalY: own(row, 'focal_y') };
}

function parseImage(input: unknown, status: number): HotelImage {
  const parsed = v.safeParse(hotelImageSchema, input);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'hotel_images answered something else', status, parsed.issues);
}

function parseAll(input: unknown, shape: (row: unknown) => unknown, status: number): HotelImage[] {
  if (!Array.isArray(input)) throw new ServiceError('shape', 'no list of pictures', status);
  return input.map((row) => parseImage(shape(row), status));
}

const swapSchema = v.object({ images: v.array(hotelImageSchema), removed: v.array(v.string()) });

/** The answer of replace_images(). @throws ServiceError `shape` */
export function parseSwap(input: unknown, status: number): v.InferOutput<typeof swapSchema> {
  const parsed = v.safeParse(swapSchema, input);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'the swap answered something else', status, parsed.issues);
}
