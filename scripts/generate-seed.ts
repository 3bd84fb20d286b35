/** Writes the content part of supabase/seed.sql from src/content/store/defaults.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { HotelContent } from '../src/content/store/hotel-content.ts';
import { DEFAULT_CONTENT } from '../src/content/store/defaults.ts';
import { defaultTranslations } from '../src/content/sample/sample-translations.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';
import { columnName } from '../src/lib/column-name.ts';

const SEED = 'supabase/seed.sql';
const BEGIN = '-- BEGIN CONTENT: written by `npm run seed` from src/content/store/defaults.ts\n';
const END = '-- END CONTENT\n';

function contentSql(content: HotelContent): string {
  const sections = Object.entries(content.sections);
  return [
    `insert into public.hotel_config (key, value)\nvalues\n${rows(sections)}\non conflict (key) do nothing;\n`,
    insertIntoEmpty('rooms', content.rooms),
    insertIntoEmpty('testimonials', content.testimonials),
    `insert into public.translations (language, source, text)\nselect * from (values\n${rows(translationRows())}\n) as defaults\nwhere not exists (select from public.translations);\n`,
  ].join('\n');
}

export function withContent(seed: string, content: HotelContent): string {
  const begin = seed.indexOf(BEGIN);
  const end = seed.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${SEED} has lost its BEGIN or END CONTENT line`);
  return seed.slice(0, begin + BEGIN.length) + contentSql(content) + seed.slice(end);
}

// Only into empty tables, because running the seed again must not restore deleted rooms.
function insertIntoEmpty(table: string, items: object[]): string {
  const isSaid = (field: string) => items.some((item) => Reflect.get(item, field) !== null);
  const fields = Object.keys(items[0] ?? {}).filter(
    (field) => field !== 'updatedAt' && isSaid(field),
  );
  const values = items.map((item) => fields.map((field): unknown => Reflect.get(item, field)));
  return `insert into public.${table} (\n  ${fields.map(columnName).join(', ')})\nselect * from (values\n${rows(values)}
) as defaults\nwhere not exists (select from public.${table});\n`;
}

function translationRows(): string[][] {
  return LANGUAGE_CODES.flatMap((code) =>
    Object.entries(defaultTranslations(code)).map(([source, text]) => [code, source, text]),
  );
}

function rows(values: unknown[][]): string {
  return values.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');
}

export function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `${literal(JSON.stringify(value))}::jsonb`;
}

if (import.meta.main) writeFileSync(SEED, withContent(readFileSync(SEED, 'utf8'), DEFAULT_CONTENT));
