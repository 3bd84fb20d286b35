import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Of the folder that a backup is; another number is another way of writing it. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const PICTURES_LIST = 'pictures.json';
export const PICTURES_FOLDER = 'pictures';
export const BUCKET = 'hotel_images';

/** A file for each, in the order in which they are read by people. */
export const TABLES = [
  'hotel_config',
  'rooms',
  'testimonials',
  'hotel_images',
  'translations',
  'reservations',
  'reservation_events',
  'stay_changes',
  'messages',
  'subscribers',
  'outbox',
  'closings',
  'invoice_settings',
  'invoices',
  'outbox_settings',
  'letter_texts',
] as const;
export type Table = (typeof TABLES)[number];

/** What tells of guests: left behind when a site that was only tried out moves to its own project. */
export const GUESTS_TABLES: readonly Table[] = [
  'reservations',
  'reservation_events',
  'stay_changes',
  'messages',
  'subscribers',
  'outbox',
  'invoices',
];

/** One entry for each table. */
export function eachTable<T>(entry: (table: Table) => T): Record<Table, T> {
  // Its keys are exactly those of the list.
  return Object.fromEntries(TABLES.map((table) => [table, entry(table)])) as Record<Table, T>;
}

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** What the bucket knows of a picture; the same rule for its name as in the database. */
export const pictureSchema = v.object({
  path: v.pipe(
    v.string(),
    v.regex(/^(hero|luxury|about|general|room-[a-z]+)\/[A-Za-z0-9._-]{1,120}$/),
    v.check((path) => !path.includes('..')),
  ),
  type: v.nullable(v.string()),
  cacheControl: v.nullable(v.string()),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** What read_backup() answers. */
export const contentSchema = v.object({
  migration: v.string(),
  tables: v.object(eachTable(() => rowsSchema)),
  pictures: v.array(pictureSchema),
});
export type Content = v.InferOutput<typeof contentSchema>;

const fileSchema = v.object({ bytes: v.number(), sha256: v.string() });

export const manifestSchema = v.object({
  format: v.literal(FORMAT),
  takenAt: v.string(),
  /** The newest migration of the database that the rows are of. */
  migration: v.string(),
  rows: v.record(v.string(), v.number()),
  pictures: v.number(),
  /** Every other file of the folder. */
  files: v.record(v.string(), fileSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export type FileNote = v.InferOutput<typeof fileSchema>;

/** What the manifest says of a file. */
export function noteOf(bytes: Uint8Array): FileNote {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** JSON that people read and that comes out the same each time. */
export function pretty(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
