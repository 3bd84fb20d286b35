/** Database rows that are computed from code; `npm run migration` writes their changes. */
import type * as v from 'valibot';
import { webAddress } from '../src/basics/rules/web-address-schema.ts';
import { emailSchema } from '../src/basics/rules/email.ts';
import { URL_MAX } from '../src/basics/rules/limits.ts';
import { pictureReference } from '../src/content/schema/image.ts';
import { SECTION_KEYS, SECTIONS } from '../src/content/schema/sections.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';
import { literal } from './generate-seed.ts';

/** The part of a valibot schema that section schemas use. */
type Step = {
  type: string;
  requirement?: unknown;
  metadata?: { database?: Partial<FieldRow> };
  pipe?: readonly Step[];
  entries?: Record<string, Step>;
  item?: Step;
  options?: readonly unknown[];
  wrapped?: Step;
};

/** A row of `private.section_fields`. Schemas add to it with `v.metadata({ database })`. */
type FieldRow = {
  kind: string;
  longest: number;
  required: boolean;
  pattern: string;
  rule: string;
  choices: readonly unknown[];
  texts: string[];
  lengths: number[];
  flags: string[];
  flagged_most: number;
};

export function declaredRows(): string {
  const languages = LANGUAGE_CODES.map((code) => insert('private.languages', { code }));
  const fields = SECTION_KEYS.flatMap((section) =>
    Object.entries<v.GenericSchema>(SECTIONS[section].schema.entries).map(([field, schema]) =>
      insert('private.section_fields', { section, field, ...fieldRow(schema) }),
    ),
  );
  return [...languages, ...fields].join('\n');
}

/** Returns the database's rule for a field. @throws if the database has no such rule */
function fieldRow(schema: v.GenericSchema): Partial<FieldRow> {
  // The cast is safe: valibot's types describe each schema separately, but all have this form.
  const field = schema as Step;
  const row = rowOf(field);
  for (const { metadata } of stepsOf(field)) Object.assign(row, metadata?.database);
  return row;
}

function rowOf(field: Step): Partial<FieldRow> {
  const { type, item, options, wrapped } = field;
  const longest = most(field);
  if (wrapped?.options) return { kind: 'choice', choices: [null, ...wrapped.options] };
  if (options) return { kind: 'choice', choices: options };
  if (isSame(field, pictureReference)) return { kind: 'picture', longest };
  if (item?.options === LANGUAGE_CODES) return { kind: 'languages' };
  if (item && isSame(item, pictureReference)) return { kind: 'pictures', longest };
  if (item?.entries) return { kind: 'list', longest, ...columnsOf(item.entries) };
  if (type === 'string') return textRow(field);
  throw new Error(`The database has no rule for a field of the type ${type} in a section.`);
}

function textRow(field: Step): Partial<FieldRow> {
  const steps = stepsOf(field);
  const longest = most(field) ?? URL_MAX;
  if (isSame(field, emailSchema)) return { longest, required: true, rule: 'email' };
  if (isSame(field, webAddress) || steps.some((step) => isSame(step, webAddress)))
    return { longest, rule: 'https' };
  const regex = steps.find((step) => step.type === 'regex')?.requirement;
  if (!(regex instanceof RegExp))
    return steps.some((step) => step.type === 'non_empty')
      ? { longest, required: true }
      : { longest };
  return {
    longest,
    pattern: inPostgres(regex),
    ...(regex.test('') ? {} : { required: true }),
    ...(regex.source.startsWith('^(https:') ? { rule: 'https' } : {}),
  };
}

function columnsOf(entries: Record<string, Step>) {
  const fields = Object.entries(entries);
  const texts = fields.filter(([, { type }]) => type === 'string');
  const flags = fields.filter(([, { type }]) => type === 'boolean').map(([name]) => name);
  if (texts.length + flags.length < fields.length)
    throw new Error('A thing in a list of a section has texts and flags alone.');
  const lengths = texts.map(([name, field]) => {
    const longest = most(field);
    if (!longest || !stepsOf(field).some((step) => step.type === 'non_empty'))
      throw new Error(`${name} of a thing in a list is a required text.`);
    return longest;
  });
  return { texts: texts.map(([name]) => name), lengths, flags };
}

function stepsOf({ pipe = [] }: Step): Step[] {
  return pipe.flatMap((step) => [...stepsOf(step), step]);
}

function most(field: Step): number | undefined {
  const found = stepsOf(field).find((step) => step.type === 'max_length')?.requirement;
  return typeof found === 'number' ? found : undefined;
}

const isSame = (step: object, schema: object) => step === schema;

/** Translates a regular expression for Postgres, where `\d` and `\w` match all scripts. */
function inPostgres({ source, flags }: RegExp): string {
  if (flags) throw new Error(`The database does not know the flags of /${source}/${flags}.`);
  let isInClass = false;
  return source.replaceAll(/\\(.)|[[\]]/g, (sign, escaped?: string) => {
    if (sign === '[') isInClass = true;
    if (sign === ']') isInClass = false;
    const set = { d: '0-9', w: 'A-Za-z0-9_' }[escaped ?? ''];
    if (set) return isInClass ? set : `[${set}]`;
    return escaped === '/' ? '/' : sign;
  });
}

function insert(table: string, row: object): string {
  const columns = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = columns.map(([name]) => name).join(', ');
  const values = columns.map(([name, value]) =>
    literal(Array.isArray(value) && name !== 'choices' ? `{${value.join(',')}}` : value),
  );
  return `insert into ${table} (${names}) values (${values.join(', ')});`;
}
