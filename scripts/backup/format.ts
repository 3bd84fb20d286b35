import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The format's number; it increases when a backup's folder changes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const PICTURES_LIST = 'pictures.json';
export const PICTURES_FOLDER = 'pictures';
export const BUCKET = 'hotel_images';

/** Tables of the site; a test compares the list with the backup's migration. */
export const SITE_TABLES = [
  'hotel_config',
  'rooms',
  'testimonials',
  'hotel_images',
  'pages',
  'translations',
  'price_periods',
  'stay_discounts',
  'extras',
  'child_bands',
  'charges',
  'promo_codes',
  'outbox_settings',
  'letter_texts',
  'invoice_settings',
  'content_versions',
] as const;

/** Tables of guests and bookings, which a backup of the site alone leaves out. */
export const GUESTS_TABLES = [
  'reservations',
  'reservation_events',
  'stay_changes',
  'untold_stays',
  'messages',
  'subscribers',
  'outbox',
  'closings',
  'invoices',
  'listings',
  'listing_events',
] as const;

export const TABLES = [...SITE_TABLES, ...GUESTS_TABLES] as const;

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/**
 * A picture's HTTP header, such as its type. Null for unusual text, because an uploader chooses it
 * and could add line breaks.
 */
const headerOrNone = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text && /^[ -~]{1,200}$/.test(text) ? text : null)),
);

export const pictureSchema = v.object({
  path: v.pipe(
    v.string(),
    v.regex(/^(hero|luxury|about|general|room-[a-z]+)\/[A-Za-z0-9._-]{1,120}$/),
    v.check((path) => !path.includes('..')),
  ),
  type: headerOrNone,
  cacheControl: headerOrNone,
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** A table's name, which is also a file's name. Other versions may have other tables. */
const tableSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,62}$/));

export const contentSchema = v.object({
  migration: v.string(),
  tables: v.record(tableSchema, rowsSchema),
  pictures: v.array(pictureSchema),
});
export type Content = v.InferOutput<typeof contentSchema>;

export const manifestSchema = v.object({
  format: v.literal(FORMAT),
  takenAt: v.string(),
  /** Version of the database from which the rows come; '' before the first release. */
  version: v.optional(v.string(), ''),
  /** Newest migration of the database from which the rows come. */
  migration: v.string(),
  rows: v.record(tableSchema, v.number()),
  pictures: v.number(),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function fileEntry(bytes: Uint8Array): Manifest['files'][string] {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function prettyJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
