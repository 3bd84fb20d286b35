import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { changedFields, type Fields } from '../../basics/rules/merge.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { hotelImageSchema, namesPictures, type HotelImage } from '../../content/schema/image.ts';

/** A row with a history: its table, and its key there. */
export const thingFields = { entity: v.string(), key: v.string() };
export type Thing = { entity: string; key: string };

export const versionValue = v.record(v.string(), v.unknown());
const text = v.string();
const language = v.picklist(LANGUAGE_CODES);
const textOrNone = v.nullable(text);

/** Things as they were at a moment. A null `value` means that the thing did not exist. */
export const thenSchema = v.object({
  parts: v.array(v.object({ ...thingFields, value: v.nullable(versionValue) })),
  pictures: v.array(v.object({ path: text, alt: text, focalX: v.number(), focalY: v.number() })),
  /** `now` is the current text, `seen` its version; null if there is none. */
  translations: v.array(
    v.object({ language, source: text, text, now: textOrNone, seen: textOrNone }),
  ),
  missing: v.array(text),
});
export type Then = v.InferOutput<typeof thenSchema>;

export const PICTURES = 'hotel_images';

const isPicture = ({ entity }: Thing) => entity === PICTURES;

/** The parts of an editor's history that decide what restoring gives. */
export type Restorable<T> = {
  things: readonly Thing[];
  schema: v.GenericSchema;
  /** The current value, as stored. */
  value: T;
  /** The value while the thing does not exist, e.g. the built-in template of an e-mail. */
  absent?: T;
  /** Repairs an older value. */
  read?(was: Fields): Fields;
};

/**
 * Returns the editor's value at a moment, as far as today's schema accepts it. `kept` are fields that
 * keep their current value, because the version lacks them, today's schema refuses their value, or
 * this account may not change them. `gone` says how many pictures no longer exist.
 */
export function restoredValue<T extends Fields>(
  { schema, value: now, absent, things, read = (was) => was }: Restorable<T>,
  { parts, missing }: Pick<Then, 'parts' | 'missing'>,
) {
  const own = parts.filter((part) => !isPicture(part) && (part.value ?? absent));
  const was = Object.assign({}, ...own.map((part) => part.value ?? absent)) as Fields;
  const isWhole = own.length === things.filter((thing) => !isPicture(thing)).length;
  const repaired = read(was);
  const value: Fields = { ...now };
  const fields = Object.keys(now);
  const kept = new Set(isWhole ? fields.filter((field) => !Object.hasOwn(was, field)) : []);
  let gone = parts.filter(
    (part) => isPicture(part) && missing.includes(String(part.value?.['path'])),
  ).length;
  for (const field of fields.filter((one) => Object.hasOwn(was, one))) {
    const entry = getOwn(getOwn(schema, 'entries'), field);
    const then = withoutMissing(repaired[field], namesPictures(entry) ? missing : []);
    gone += then.gone;
    // A single picture that no longer exists keeps the current one.
    if (then.value === undefined) continue;
    const parsed = isSchema(entry) ? v.safeParse(entry, then.value) : undefined;
    if (parsed?.success) value[field] = parsed.output;
    else if (changedFields<Fields>(now, { [field]: then.value }).length > 0) kept.add(field);
    // Repairing has dropped items that today's schema does not know.
    if (lengthOf(then.value) + then.gone < lengthOf(was[field])) kept.add(field);
  }
  // Rules across fields, e.g. that a period ends after it begins.
  for (const { path } of v.safeParse(schema, value).issues ?? []) {
    const field = String(path?.[0]?.key ?? '');
    if (!Object.hasOwn(now, field)) continue;
    value[field] = now[field];
    kept.add(field);
  }
  // Each field comes from `now` or from its schema, so the cast is safe.
  return { value: value as T, kept: [...kept], gone };
}

function withoutMissing(value: unknown, missing: readonly string[]) {
  const isMissing = (name: unknown) => missing.some((path) => path === name);
  if (!Array.isArray(value))
    return isMissing(value) ? { value: undefined, gone: 1 } : { value, gone: 0 };
  const left = value.filter((name) => !isMissing(name));
  return { value: left, gone: value.length - left.length };
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function isSchema(entry: unknown): entry is v.GenericSchema {
  return getOwn(entry, 'kind') === 'schema';
}

const slotOf = ({ category, position }: HotelImage) => `${category}/${position}`;

/**
 * Returns the pictures at a moment (`images`), in their slots and with their descriptions, those
 * of them that differ from the current ones, and the pictures in slots that were empty.
 */
export function pictureChanges(now: readonly HotelImage[], then: Then) {
  const slots = then.parts.filter(isPicture);
  const stayed = now
    .filter((image) => slots.every(({ key }) => key !== slotOf(image)))
    .map((image) => ({ ...image, ...then.pictures.find(({ path }) => path === image.path) }));
  const placed = slots.flatMap(({ key, value }) => {
    if (!value) return [];
    const current = now.find((image) => slotOf(image) === key);
    const [category, position] = key.split('/');
    const id = current?.path === value['path'] ? current?.id : `then-${key}`;
    const was = { ...value, id, category, position: Number(position) };
    const parsed = v.safeParse(hotelImageSchema, was);
    if (parsed.success && !then.missing.includes(parsed.output.path)) return parsed.output;
    return current ?? [];
  });
  const images: HotelImage[] = [...stayed, ...placed];
  return {
    images,
    changed: images.filter((one) => now.every((other) => changedFields(one, other).length > 0)),
    emptied: now.filter((image) => images.every((one) => slotOf(one) !== slotOf(image))),
  };
}

/** Returns the translations of texts in `value` that were different. */
export function translationChanges(value: object, then: Then): Then['translations'] {
  const texts = new Set(textsIn(value));
  return then.translations.filter(({ source }) => texts.has(source));
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
