import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Of the folder that a backup is; another number is another way of writing it. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const PICTURES_LIST = 'pictures.json';
export const PICTURES_FOLDER = 'pictures';
export const BUCKET = 'hotel_images';

/** What the site is made of; the same list as in the migration of the backup, a test compares them. */
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
  'charges',
  'promo_codes',
  'outbox_settings',
  'letter_texts',
  'invoice_settings',
] as const;

/**
 * What tells of guests and of the desk: left behind when a site that was only tried out moves to its
 * own project, and left alone there.
 */
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

/** A file for each, in the order in which they are read by people. */
export const TABLES = [...SITE_TABLES, ...GUESTS_TABLES] as const;

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** What is sent as a header: anyone who wrote into the bucket may have put a line end there. */
const headerOrNone = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text && /^[ -~]{1,200}$/.test(text) ? text : null)),
);

/** What the bucket knows of a picture; the same rule for its name as in the database. */
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

/** A table's name is a file's too. Which tables there are is another version's to say. */
const tableSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,62}$/));

/** What read_backup() answers. */
export const contentSchema = v.object({
  migration: v.string(),
  tables: v.record(tableSchema, rowsSchema),
  pictures: v.array(pictureSchema),
});
export type Content = v.InferOutput<typeof contentSchema>;

export const manifestSchema = v.object({
  format: v.literal(FORMAT),
  takenAt: v.string(),
  /** Of the database that the rows are of; '' before there were releases. */
  version: v.optional(v.string(), ''),
  /** The newest migration of the database that the rows are of. */
  migration: v.string(),
  /** By table: those that the version had which wrote it. */
  rows: v.record(tableSchema, v.number()),
  pictures: v.number(),
  /** Every other file of the folder. */
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** What the manifest says of a file. */
export function fileEntry(bytes: Uint8Array): Manifest['files'][string] {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** JSON that people read and that comes out the same each time. */
export function prettyJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
