import * as v from 'valibot';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { SECTION_KEYS, SECTIONS } from '../../src/content/schema/sections.ts';
import type { SectionKey, Sections } from '../../src/content/schema/sections.ts';

/**
 * Reads limits and fields from valibot schemas, so that tests cover new fields without a change.
 */

type Action = { type: string; requirement?: unknown; pipe?: readonly Action[] };

type Readable = v.GenericSchema & {
  pipe?: readonly Action[];
  entries?: Record<string, Readable>;
  item?: Readable;
  options?: readonly unknown[];
  wrapped?: Readable;
};

/** Casts a schema, because valibot's types expose these parts only per kind of schema. */
export const readable = (schema: v.GenericSchema): Readable => schema as Readable;

const stepsOf = ({ pipe = [] }: Pick<Action, 'pipe'>): Action[] =>
  pipe.flatMap((step) => [...stepsOf(step), step]);

/**
 * Returns the number that a schema's validation requires, such as 160 for `max_length`; undefined
 * if the schema has no such validation.
 */
export function requirementOf(schema: v.GenericSchema, type: string): number | undefined {
  const found = stepsOf(readable(schema)).find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

/** A valid text for each format that fields require; a field with free text gets the first text. */
const OTHER_TEXTS = [
  '/images/other.jpg',
  'https://wa.me/85512345678',
  'https://t.me/other',
  'https://example.com/other',
  'other@hotel.test',
  'other_house',
  'general/1-other.jpg',
  '#123456',
  '#654321',
  '+66',
  '15:30',
  '1.5, -2.25',
  '44 52',
  '2026-03',
  '2026-03-04',
] as const;

function others(schema: Readable, value: unknown, name: string): unknown[] {
  if (schema.wrapped) return [...others(schema.wrapped, value, name), null];
  if (schema.options) return [...schema.options];
  if (schema.entries) return [differentFrom(schema, Object(value))];
  const item = schema.item;
  if (item) return [[other(item, Array.isArray(value) ? value[0] : undefined, name)]];
  if (schema.type === 'boolean') return [value !== true];
  if (schema.type === 'record') return [{ 5: 179 }];
  if (schema.type !== 'number') return [`Other ${name}`, ...OTHER_TEXTS];
  const number = typeof value === 'number' ? value : 0;
  return [number + 1, number - 1, number / 2 + 0.25, 1, 2];
}

function other(schema: Readable, value: unknown, name: string): unknown {
  const fits = (one: unknown) => {
    const parsed = v.safeParse(schema, one);
    const isKept = parsed.success && JSON.stringify(parsed.output) === JSON.stringify(one);
    return isKept && JSON.stringify(one) !== JSON.stringify(value);
  };
  const found = others(schema, value, name).find(fits);
  if (found === undefined) throw new Error(`No other value for ${name}: add one to OTHER_TEXTS.`);
  return found;
}

/** Returns a valid object whose every field differs from `value`. */
export function differentFrom<S extends v.GenericSchema>(
  schema: S,
  value: object,
): v.InferOutput<S> {
  const fields = Object.entries(readable(schema).entries ?? {});
  return v.parse(
    schema,
    Object.fromEntries(
      fields.map(([name, field]) => [name, other(field, Reflect.get(value, name), name)]),
    ),
  );
}

export function eachSection(
  make: (schema: v.GenericSchema, sample: object, key: SectionKey) => unknown,
): Sections {
  const { sections } = DEFAULT_CONTENT;
  return Object.fromEntries(
    SECTION_KEYS.map((key) => [key, make(SECTIONS[key].schema, sections[key], key)]),
  ) as Sections;
}

/**
 * Returns the object with every free text and every list at its maximum length.
 * @param text returns a text of at most `max` characters
 */
export function filledToLimits<S extends v.GenericSchema>(
  schema: S,
  value: object,
  text: (max: number) => string,
): v.InferOutput<S> {
  return v.parse(schema, fill(readable(schema), value, text));
}

function fill(schema: Readable, value: unknown, text: (max: number) => string): unknown {
  const max = requirementOf(schema, 'max_length');
  const { entries, item } = schema;
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([name, field]) => [
        name,
        fill(field, Reflect.get(Object(value), name), text),
      ]),
    );
  if (item && Array.isArray(value)) {
    const length = item.entries ? (max ?? value.length) : value.length;
    return Array.from({ length }, (_, index) => fill(item, value[index] ?? value.at(-1), text));
  }
  if (schema.type !== 'string' || max === undefined) return value;
  const longest = text(max);
  return v.is(schema, 'Any words at all') ? longest : value;
}
