import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';
import { BUILT_IN_PICTURES } from '../store/built-in-pictures.ts';
import { DEFAULT_CONTENT } from '../store/defaults.ts';
import { SECTION_KEYS, SECTIONS } from '../schema/sections.ts';
import { ROOM_TEXTS } from '../schema/room.ts';
import { TESTIMONIAL_TEXTS } from '../schema/testimonial.ts';
import { mapTexts, type Translations } from '../store/texts.ts';

/** The sample hotel's translations, imported only by scripts and the build. */
const WRITTEN: Partial<Record<LanguageCode, Translations>> = Object.fromEntries(
  await Promise.all(LANGUAGE_CODES.slice(1).map(async (code) => [code, await sampleIn(code)])),
);

async function sampleIn(code: LanguageCode): Promise<Translations> {
  // Uses an absolute URL, because Vite moves this module while reading its configuration.
  const here = import.meta.url;
  const { SAMPLE } = (await import(/* @vite-ignore */ new URL(`./${code}.ts`, here).href)) as {
    SAMPLE: Translations;
  };
  return SAMPLE;
}

/** A picture with lettering; each language has its own file. */
const PICTURE_WITH_WORDS = '/images/map.jpg';

/** Lists the sample's texts. `place` is the key of long texts in the translations. */
function sampleTexts(): { place: string; source: string }[] {
  const texts: { place: string; source: string }[] = [];
  const note = (of: string) => (source: string, place: string) => {
    if (source) texts.push({ place: `${of}/${place}`, source });
    return source;
  };
  const { sections, rooms, testimonials } = DEFAULT_CONTENT;
  for (const key of SECTION_KEYS) mapTexts(sections[key], SECTIONS[key].texts, note(key));
  for (const room of rooms) mapTexts(room, ROOM_TEXTS, note(room.id));
  for (const one of testimonials) mapTexts(one, TESTIMONIAL_TEXTS, note(one.id));
  return texts;
}

/** Returns the sample's translations by English text. */
export function defaultTranslations(language: LanguageCode): Translations {
  const written = WRITTEN[language] ?? {};
  return Object.fromEntries(
    sampleTexts().flatMap(({ place, source }) => {
      const text = written[place] ?? written[source];
      return text === undefined ? [] : [[source, text]];
    }),
  );
}

/** Translates a built-in picture's description or the path of a picture with lettering. */
export function pictureText(language: LanguageCode, text: string): string {
  return WRITTEN[language]?.[text] ?? text;
}

/** Returns texts without a translation, and translations without a text. */
export function translationGaps(language: LanguageCode): string[] {
  const written = WRITTEN[language] ?? {};
  const pictures = [...Object.values(BUILT_IN_PICTURES).map(({ alt }) => alt), PICTURE_WITH_WORDS];
  const texts = [
    ...sampleTexts().filter(({ place }) => place !== 'hotelInfo/name'),
    ...pictures.filter(Boolean).map((source) => ({ place: source, source })),
  ];
  const names = new Set(texts.flatMap(({ place, source }) => [place, source]));
  return [
    ...texts
      .filter(({ place, source }) => !written[place] && !written[source])
      .map(({ source }) => source),
    ...Object.keys(written).filter((name) => !names.has(name)),
  ];
}
