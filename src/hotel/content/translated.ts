import type { HotelContent } from './content.ts';
import { bySection, SECTIONS } from './sections.ts';
import { IMAGE_TEXTS, mapTexts, ROOM_TEXTS, TESTIMONIAL_TEXTS } from './texts.ts';

/** Translations into one language, by the text they are of. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Content as a page in another language shows it: every text that has a translation is that, and
 * those that have none are named, so that they can be marked as of the first language.
 */
export function translated(content: HotelContent, translations: Translations): HotelContent {
  const untranslated = new Set(content.untranslated);

  function say(text: string): string {
    if (text === '') return text;
    if (Object.hasOwn(translations, text)) return translations[text] ?? text;
    untranslated.add(text);
    return text;
  }
  const of =
    (paths: readonly string[]) =>
    <T extends object>(value: T): T =>
      mapTexts(value, paths, say);

  return {
    ...content,
    sections: bySection((key) => of(SECTIONS[key].texts)(content.sections[key])),
    rooms: content.rooms.map(of(ROOM_TEXTS)),
    testimonials: content.testimonials.map(of(TESTIMONIAL_TEXTS)),
    images: content.images.map(of(IMAGE_TEXTS)),
    untranslated: [...untranslated],
  };
}

/** All content, for a page in another language, with what it was made of. */
export function spokenContent(content: HotelContent, translations: Translations): HotelContent {
  return { ...translated(content, translations), source: { content, translations } };
}

/** More than any hotel has; a guard against a broken answer. */
const TRANSLATIONS_MAX = 20_000;

/** Translations from any value; what is no text is left out. Never throws. */
export function normaliseTranslations(input: unknown): Translations {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const entries = Object.entries(input).slice(0, TRANSLATIONS_MAX);
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string' && entry[1]));
}
