import * as v from 'valibot';
import type { HotelContent } from '@/content/store/hotel-content';
import { getOwn } from '@/basics/rules/get-own';
import { translationOf, type StoredTranslation } from '@/content/store/staff-calls/translations';
import { mapTexts } from '@/content/store/texts';
import { OPTIONAL_ROOM_TEXTS, ROOM_TEXTS } from '@/content/schema/room';
import { TESTIMONIAL_TEXTS } from '@/content/schema/testimonial';
import type { HotelImage } from '@/content/schema/image';
import { picturePathsIn } from '@/content/schema/find-images';
import { ALT_MAX, LEGAL_MAX, NAME_MAX } from '@/basics/rules/limits';
import { priceNameWords, translationWords } from '@/words/staff';
import type { LanguageCode } from '@/words/languages';
import { SECTIONS, type SectionKey } from '@/content/schema/sections';

/** The texts in an editor that can be translated. */
export type EditorTexts = {
  /** The texts' paths in the value, as in `SECTION_TEXTS`. */
  paths: readonly string[];
  /** Names of the fields in lists, by path. */
  labels?: Partial<Record<string, string>>;
  /** Paths of texts that need no translation, e.g. names. */
  optional?: readonly string[];
  /** Returns a text's name for staff; undefined if its path is clear enough. */
  nameOf?: (place: string, source: string) => string | undefined;
};

export type TextToTranslate = {
  /** The text's path, which is also the name of its field. */
  place: string;
  label: string;
  source: string;
  max: number;
  isOptional: boolean;
};

/**
 * Returns the distinct texts of a value, and the descriptions of its pictures.
 * @param labels names of the editor's fields
 */
export function textsToTranslate(
  value: object,
  { paths, labels: inner = {}, optional = [], nameOf }: EditorTexts,
  labels: Partial<Record<string, string>>,
  schema: unknown,
  images: readonly HotelImage[],
): TextToTranslate[] {
  const found: TextToTranslate[] = [];
  for (const path of paths)
    mapTexts(value, [path], (source, place) => {
      const [field = '', nth] = place.split('/');
      const name = labels[field] ?? field;
      const insideOf = inner[path];
      const number = Number(nth) + 1;
      const inList = insideOf
        ? translationWords.numbered(name, number, insideOf)
        : translationWords.inList(name, number);
      found.push({
        place,
        label: nameOf?.(place, source) ?? (nth === undefined ? name : inList),
        source,
        max: maxLengthAt(schema, value, place),
        isOptional: optional.includes(path),
      });
      return source;
    });
  // Sorts the texts in the editor's order: by field, and in lists by row.
  const fields = paths.map((path) => path.split('.', 1)[0] ?? '');
  const texts = found.toSorted((a, b) => {
    const [fieldOfA = '', rowOfA] = a.place.split('/');
    const [fieldOfB = '', rowOfB] = b.place.split('/');
    const byField = fields.indexOf(fieldOfA) - fields.indexOf(fieldOfB);
    return byField || Number(rowOfA ?? 0) - Number(rowOfB ?? 0);
  });
  const named = picturePathsIn(value);
  const pictures = images.filter(({ path }) => named.includes(path));
  pictures.forEach(({ id, alt }, nth) =>
    texts.push({
      place: `picture/${id}`,
      label: translationWords.picture(nth + 1),
      source: alt,
      max: ALT_MAX,
      isOptional: false,
    }),
  );
  const sources = texts.map(({ source }) => source);
  return texts.filter(({ source }, nth) => source !== '' && sources.indexOf(source) === nth);
}

/** Counts texts without translation, and texts that have changed since they were translated. */
export function countToDo(
  texts: readonly TextToTranslate[],
  language: LanguageCode,
  translations: readonly StoredTranslation[],
): { missing: number; changed: number } {
  const found = texts.map((text) => ({
    ...text,
    translation: translationOf(translations, language, text.source),
  }));
  return {
    missing: found.filter((one) => !one.translation && !one.isOptional).length,
    changed: found.filter(({ translation }) => translation?.madeFrom != null).length,
  };
}

export function hasToDo(...texts: Parameters<typeof countToDo>): boolean {
  const { missing, changed } = countToDo(...texts);
  return missing + changed > 0;
}

/**
 * Returns the schema's length limit of a text, which its translation must obey too.
 * @param place path of the text; `value` decides between variants of the schema
 */
function maxLengthAt(schema: unknown, value: unknown, place: string): number {
  let at: unknown = schema;
  let inside: unknown = value;
  for (const step of place.split('/')) {
    inside = getOwn(inside, step);
    at = getOwn(at, 'item') ?? getOwn(getOwn(at, 'entries'), step);
    const options: unknown = getOwn(at, 'options');
    if (Array.isArray(options)) at = options.find((one) => isOfKind(one, inside)) ?? at;
  }
  const pipe = getOwn(at, 'pipe');
  const actions: unknown[] = Array.isArray(pipe) ? pipe : [];
  const limit = actions.find((action) => getOwn(action, 'type') === 'max_length');
  const max = getOwn(limit, 'requirement');
  return typeof max === 'number' ? max : LEGAL_MAX;
}

function isOfKind(option: unknown, value: unknown): boolean {
  const kind = getOwn(getOwn(getOwn(option, 'entries'), 'kind'), 'literal');
  return kind !== undefined && kind === getOwn(value, 'kind');
}

export function sectionEditorTexts(...keys: SectionKey[]): EditorTexts {
  return {
    paths: keys.flatMap((key): readonly string[] => SECTIONS[key].texts),
    optional: keys.flatMap((key): readonly string[] => SECTIONS[key].optionalTexts ?? []),
  };
}

/** Rooms' names need no translation. */
export const ROOM_EDITOR_TEXTS: EditorTexts = { paths: ROOM_TEXTS, optional: OPTIONAL_ROOM_TEXTS };
/** Prices have only names to translate: of seasons, extras and charges. */
export const PRICE_EDITOR_TEXTS: EditorTexts = {
  paths: ['periods', 'extras', 'charges'],
  nameOf: (place, source) => {
    const kind = getOwn(priceNameWords, place.split('/')[0] ?? '');
    return typeof kind === 'function' ? kind(source) : undefined;
  },
};
const names = v.array(v.pipe(v.string(), v.maxLength(NAME_MAX)));
export const priceNamesSchema = v.object({ periods: names, extras: names, charges: names });

export function priceNames({ prices }: Pick<HotelContent, 'prices'>) {
  const of = (things: readonly { name: string }[]) => things.flatMap(({ name }) => name || []);
  const { periods, extras, charges } = prices;
  // The `Set` removes repeated names: a season of several rooms is stored once per room.
  return { periods: [...new Set(of(periods))], extras: of(extras), charges: of(charges) };
}
/** Quotations may stay in their original language. */
export const TESTIMONIAL_EDITOR_TEXTS: EditorTexts = {
  paths: TESTIMONIAL_TEXTS,
  optional: TESTIMONIAL_TEXTS,
};
