import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { HEX_PATTERN } from '../../basics/rules/colour.ts';
import { IMAGE_PATH_PATTERN } from './find-images.ts';
import { ALT_MAX, IMAGE_POSITION_MAX, URL_MAX } from '../../basics/rules/limits.ts';
import { text, wholeNumber } from '../../basics/rules/text-schema.ts';

export const IMAGE_BUCKET = 'hotel_images';

/** Categories of stored pictures. `general` holds the logo. */
export const IMAGE_CATEGORIES = [
  'hero',
  'luxury',
  'about',
  'general',
  'room-standard',
  'room-deluxe',
  'room-premier',
] as const;
export type ImageCategory = (typeof IMAGE_CATEGORIES)[number];

/**
 * The name of a picture: '', a file of the site (`/images/…`), a path in the bucket (`hero/…`) or
 * an https address. Never `data:`, `javascript:` or `//host`.
 */
export const pictureReference = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(URL_MAX),
  v.check(isPictureReference),
);

/** True for a field that names a picture or a list of pictures. */
export function namesPictures(field: unknown): boolean {
  const item = getOwn(field, 'item');
  return field === pictureReference || (item !== undefined && namesPictures(item));
}

function isPictureReference(reference: string): boolean {
  if (reference === '') return true;
  if (/^\/(?!\/)[\w./%-]*$/.test(reference) && !reference.includes('..')) return true;
  if (IMAGE_PATH_PATTERN.test(reference) && !reference.includes('..')) return true;
  return /^https:\/\/[^\s"'<>\\]+$/.test(reference);
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const imageVariantSchema = v.object({
  path: v.pipe(v.string(), v.regex(IMAGE_PATH_PATTERN)),
  width: wholeNumber(1, 20_000),
  type: v.picklist(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']),
});
export type ImageVariant = v.InferOutput<typeof imageVariantSchema>;

export const hotelImageSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  path: v.pipe(v.string(), v.regex(IMAGE_PATH_PATTERN)),
  category: v.picklist(IMAGE_CATEGORIES),
  position: wholeNumber(0, IMAGE_POSITION_MAX),
  width: v.nullable(wholeNumber(1, 20_000)),
  height: v.nullable(wholeNumber(1, 20_000)),
  alt: text(ALT_MAX),
  /** Dominant colour, shown while the picture loads. */
  colour: v.nullable(v.pipe(v.string(), v.regex(HEX_PATTERN))),
  /** The point that stays visible when the picture is cropped, 0 to 1 from left and top. */
  focalX: share,
  focalY: share,
  /** Mean brightness, 0 to 255, of the part behind the hero's text; null if not measured. */
  luminance: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(255))),
  variants: v.pipe(v.array(imageVariantSchema), v.maxLength(8)),
});
export type HotelImage = v.InferOutput<typeof hotelImageSchema>;
