/**
 * Writes the content part of supabase/seed.sql from src/hotel/content/defaults.ts.
 *   (nothing)  writes it      --check  fails when it differs
 *   --print    prints only that part: the first content of a hosted database, without demo accounts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { HotelContent } from '../src/hotel/content/content.ts';
import { DEFAULT_CONTENT } from '../src/hotel/content/defaults.ts';
import type { Room } from '../src/hotel/rooms/room.ts';
import type { Testimonial } from '../src/hotel/testimonials/testimonial.ts';

const SEED = 'supabase/seed.sql';
const BEGIN =
  '-- BEGIN CONTENT: generated from src/hotel/content/defaults.ts by scripts/generate-seed.ts\n';
const END = '-- END CONTENT\n';

type Json = { json: string };
type StoredRoom = Omit<Room, 'images' | 'amenities'> & { images: Json; amenities: Json };

const ROOM_COLUMNS: [keyof StoredRoom, string][] = [
  ['id', 'id'],
  ['name', 'name'],
  ['type', 'type'],
  ['price', 'price'],
  ['capacity', 'capacity'],
  ['size', 'size'],
  ['description', 'description'],
  ['images', 'images'],
  ['amenities', 'amenities'],
  ['bestSeller', 'best_seller'],
  ['units', 'units'],
  ['position', 'position'],
];

const TESTIMONIAL_COLUMNS: [keyof Testimonial, string][] = [
  ['id', 'id'],
  ['text', 'text'],
  ['author', 'author'],
  ['position', 'position'],
  ['rating', 'rating'],
  ['sortOrder', 'sort_order'],
];

/** Sections that are missing, and rooms and testimonials where there is none at all. */
export function contentSql(content: HotelContent): string {
  const sections = Object.entries(content.sections).map(([key, value]) => [key, json(value)]);
  const rooms = content.rooms.map((room) => ({
    ...room,
    images: json(room.images),
    amenities: json(room.amenities),
  }));
  return [
    `insert into public.hotel_config (key, value)\nvalues\n${rows(sections)}\non conflict (key) do nothing;\n`,
    insertIntoEmpty('rooms', rooms, ROOM_COLUMNS),
    insertIntoEmpty('testimonials', content.testimonials, TESTIMONIAL_COLUMNS),
  ].join('\n');
}

/** The whole seed with its content part replaced. */
export function withContent(seed: string, content: HotelContent): string {
  const begin = seed.indexOf(BEGIN);
  const end = seed.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${SEED} has lost its BEGIN or END CONTENT line`);
  return seed.slice(0, begin + BEGIN.length) + contentSql(content) + seed.slice(end);
}

// A seed that runs again must not bring back the room that somebody deleted.
function insertIntoEmpty<T>(table: string, items: T[], columns: [keyof T, string][]): string {
  const names = columns.map(([, name]) => name).join(', ');
  const values = items.map((item) => columns.map(([field]) => item[field]));
  return `insert into public.${table} (\n  ${names})\nselect * from (values\n${rows(values)}
) as defaults\nwhere not exists (select from public.${table});\n`;
}

function rows(values: unknown[][]): string {
  return values.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');
}

function json(value: unknown): Json {
  return { json: JSON.stringify(value) };
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  return `${quoted((value as Json).json)}::jsonb`; // the only object that contentSql makes
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function main(mode: string | undefined): void {
  if (mode === '--print') {
    process.stdout.write(contentSql(DEFAULT_CONTENT));
    return;
  }
  const stored = readFileSync(SEED, 'utf8');
  const wanted = withContent(stored, DEFAULT_CONTENT);
  if (mode !== '--check') writeFileSync(SEED, wanted);
  else if (stored !== wanted) {
    process.stderr.write(
      `${SEED} is not what src/hotel/content/defaults.ts says: run the script without --check\n`,
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv[2]);
