import { PAGE_TEXTS } from '../schema/page.ts';
import { isAmenityChoice, ROOM_TEXTS } from '../schema/room.ts';
import { TESTIMONIAL_TEXTS } from '../schema/testimonial.ts';
import { bySection, SECTIONS } from '../schema/sections.ts';
import type { HotelContent } from './hotel-content.ts';

/** Tests by field for built-in values, which are stored in English and translated by catalogues. */
const CHOICES: Partial<Record<string, (text: string) => boolean>> = { amenities: isAmenityChoice };

/** Returns a copy of `value` in which `put` has replaced every text at these paths. */
export function mapTexts<T extends object>(
  value: T,
  paths: readonly string[],
  put: (text: string, place: string) => string,
): T {
  const copy = { ...value };
  for (const path of paths) {
    const dot = path.indexOf('.');
    const field = dot < 0 ? path : path.slice(0, dot);
    const inner = dot < 0 ? undefined : path.slice(dot + 1);
    // Blocks of different kinds have different fields, so a path may not exist.
    if (!Object.hasOwn(copy, field)) continue;
    const isChoice = CHOICES[field];
    const putText: typeof put = (text, place) => (isChoice?.(text) ? text : put(text, place));
    Reflect.set(copy, field, mapped(Reflect.get(copy, field), inner, field, putText));
  }
  return copy;
}

function mapped(
  value: unknown,
  inner: string | undefined,
  place: string,
  put: (text: string, place: string) => string,
): unknown {
  if (typeof value === 'string') return put(value, place);
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown, nth) => {
    if (typeof one !== 'object' || one === null || inner === undefined)
      return mapped(one, inner, `${place}/${nth}`, put);
    return mapTexts(one, [inner], (text, field) => put(text, `${place}/${nth}/${field}`));
  });
}

/** Translations into one language, by original text. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Translates content; `untranslated` lists the texts without a translation.
 * @param known previous translation: parts that are unchanged in it are not translated again
 */
export function translated(
  content: HotelContent,
  translations: Translations,
  known?: HotelContent,
): HotelContent {
  const untranslated = new Set((known ?? content).untranslated);

  function say(text: string): string {
    if (text === '') return text;
    if (Object.hasOwn(translations, text)) return translations[text] ?? text;
    untranslated.add(text);
    return text;
  }
  const all = <T extends object>(list: T[], was: T[] | undefined, paths: readonly string[]): T[] =>
    list === was ? list : list.map((item) => mapTexts(item, paths, say));

  const { sections, rooms, testimonials, images, pages, prices } = content;
  const { periods, extras, charges } = prices;
  return {
    ...content,
    sections: bySection((key) =>
      sections[key] === known?.sections[key]
        ? sections[key]
        : mapTexts(sections[key], SECTIONS[key].texts, say),
    ),
    rooms: all(rooms, known?.rooms, ROOM_TEXTS),
    testimonials: all(testimonials, known?.testimonials, TESTIMONIAL_TEXTS),
    images: all(images, known?.images, ['alt']),
    pages: all(pages, known?.pages, PAGE_TEXTS),
    prices: {
      ...prices,
      periods: all(periods, known?.prices.periods, ['name']),
      extras: all(extras, known?.prices.extras, ['name']),
      charges: all(charges, known?.prices.charges, ['name']),
    },
    untranslated: [...untranslated],
  };
}

/** Translates content and keeps the original in `source`. */
export function translatedContent(content: HotelContent, translations: Translations): HotelContent {
  return { ...translated(content, translations), source: { content, translations } };
}

/** Largest number of texts, more than any hotel has: protects against a broken answer. */
const TRANSLATIONS_MAX = 20_000;

export function normaliseTranslations(input: unknown): Translations {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const entries = Object.entries(input).slice(0, TRANSLATIONS_MAX);
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string' && entry[1]));
}

/** Code replaces these placeholders, e.g. `{rooms}`. The database has the same pattern. */
const PLACEHOLDER = /\{[a-z]+\}/g;

export function lostPlaceholders(source: string, translation: string): string[] {
  const found = source.match(PLACEHOLDER) ?? [];
  return [...new Set(found)].filter((placeholder) => !translation.includes(placeholder));
}
