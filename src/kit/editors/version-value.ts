import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { changedFields, type Fields } from '../../basics/rules/merge.ts';
import { hotelImageSchema, namesPictures, type HotelImage } from '../../content/schema/image.ts';

/** A row with a history: its table, and its key there. */
export type Thing = { entity: string; key: string };

/** Things as they were at a moment. A null `value` means that the thing did not exist. */
export type Then = {
  parts: (Thing & { value: Fields | null })[];
  pictures: { path: string; alt: string; focalX: number; focalY: number }[];
  translations: { language: string; source: string; text: string }[];
  missing: string[];
};

export const PICTURES = 'hotel_images';

/** Says what a restored version cannot have as it was. */
export type Losses = {
  /** Fields whose old value is no longer valid. They keep the current value. */
  invalid: string[];
  /** Fields that the version did not have yet. They keep the current value. */
  newer: string[];
  /** How many pictures were left out because their files are gone. */
  pictures: number;
};

/**
 * Returns the editor's value at a moment, as far as today's schema accepts it.
 * @param now the current value
 * @param things the things that make up the value; a missing one has never changed
 * @param read repairs the old value first
 */
export function restoredValue<T extends Fields>(
  schema: v.GenericSchema<T, unknown>,
  now: T,
  { parts, missing }: Pick<Then, 'parts' | 'missing'>,
  things: readonly Thing[],
  read: (was: Fields) => Fields = (was) => was,
): { value: T; losses: Losses } {
  const isOwn = ({ entity }: Thing) => entity !== PICTURES;
  const own = parts.filter((part) => isOwn(part) && part.value !== null);
  const was = Object.assign({}, ...own.map((part) => part.value)) as Fields;
  const repaired = read(was);
  const value: Fields = { ...now };
  const slots = parts.filter(({ entity }) => entity === PICTURES);
  const losses: Losses = {
    invalid: [],
    newer: [],
    pictures: slots.filter(({ value: was }) => missing.includes(String(was?.['path']))).length,
  };
  for (const [field, current] of Object.entries(now)) {
    if (own.length === 0) continue;
    if (!Object.hasOwn(was, field)) {
      if (own.length === things.filter(isOwn).length) losses.newer.push(field);
      continue;
    }
    const entry = getOwn(getOwn(schema, 'entries'), field);
    const kept = withoutMissing(repaired[field], namesPictures(entry) ? missing : []);
    losses.pictures += kept.gone;
    const parsed = isSchema(entry) ? v.safeParse(entry, kept.value) : undefined;
    if (parsed?.success) value[field] = parsed.output;
    const isShorter = lengthOf(kept.value) + kept.gone < lengthOf(was[field]);
    if (!parsed?.success || isShorter) losses.invalid.push(field);
    if (kept.value === undefined) value[field] = current;
  }
  // Rules across fields, e.g. that a period ends after it begins.
  const whole = v.safeParse(schema, value as T);
  for (const { path } of whole.issues ?? []) {
    const field = String(path?.[0]?.key ?? '');
    if (!Object.hasOwn(now, field) || losses.invalid.includes(field)) continue;
    value[field] = now[field];
    losses.invalid.push(field);
  }
  // Each field comes from `now` or from its schema, so the cast is safe.
  return { value: value as T, losses };
}

function withoutMissing(value: unknown, missing: readonly string[]) {
  const isMissing = (name: unknown) => missing.some((path) => path === name);
  if (Array.isArray(value)) {
    const left = value.filter((name) => !isMissing(name));
    return { value: left, gone: value.length - left.length };
  }
  return isMissing(value) ? { value: undefined, gone: 1 } : { value, gone: 0 };
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function isSchema(entry: unknown): entry is v.GenericSchema {
  return getOwn(entry, 'kind') === 'schema';
}

/** A place for one picture, as `category/position`. */
export function slotOf({ category, position }: Pick<HotelImage, 'category' | 'position'>): string {
  return `${category}/${position}`;
}

/** Returns the pictures at a moment: in their slots, with their descriptions. */
export function picturesThen(images: readonly HotelImage[], then: Then): HotelImage[] {
  const slots = then.parts.filter(({ entity }) => entity === PICTURES);
  const stayed = images.filter((image) => slots.every(({ key }) => key !== slotOf(image)));
  const placed = slots.flatMap(({ key, value }) => {
    const current = images.find((image) => slotOf(image) === key);
    const [category, position] = key.split('/');
    const id = current?.path === value?.['path'] ? current?.id : `then-${key}`;
    const was = { ...value, id, category, position: Number(position) };
    const parsed = v.safeParse(hotelImageSchema, was);
    if (!value) return [];
    if (parsed.success && !then.missing.includes(parsed.output.path)) return parsed.output;
    return current ?? [];
  });
  return [...stayed, ...placed].map((image) => ({
    ...image,
    ...then.pictures.find(({ path }) => path === image.path && !placed.includes(image)),
  }));
}

/** Returns the pictures that differ from the current ones, and the slots that were empty. */
export function pictureChanges(images: readonly HotelImage[], then: Then) {
  const were = picturesThen(images, then);
  const same = (one: HotelImage, other: HotelImage) => changedFields(one, other).length === 0;
  return {
    images: were,
    changed: were.filter((image) => !images.some((one) => same(one, image))),
    emptied: images.filter((image) => were.every((one) => slotOf(one) !== slotOf(image))),
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
