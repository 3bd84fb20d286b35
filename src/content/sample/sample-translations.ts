import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';
import { BUILT_IN_PICTURES } from '../store/built-in-pictures.ts';
import { DEFAULT_CONTENT } from '../store/defaults.ts';
import { SECTION_KEYS, SECTIONS } from '../schema/sections.ts';
import { ROOM_TEXTS } from '../schema/room.ts';
import { TESTIMONIAL_TEXTS } from '../schema/testimonial.ts';
import { mapTexts, type Translations } from '../store/texts.ts';

/**
 * The sample hotel's texts in the other languages, for the demo and for a build without a backend.
 * Only scripts and the build read them: what a page shows of them comes with its content.
 */
const WRITTEN: Partial<Record<LanguageCode, Translations>> = Object.fromEntries(
  await Promise.all(LANGUAGE_CODES.slice(1).map(async (code) => [code, await sampleIn(code)])),
);

/** @throws where the sample is not written in this language, naming the file */
async function sampleIn(code: LanguageCode): Promise<Translations> {
  // By its whole address: Vite puts this module elsewhere while it reads its configuration.
  const here = import.meta.url;
  const { SAMPLE } = (await import(/* @vite-ignore */ new URL(`./${code}.ts`, here).href)) as {
    SAMPLE: Translations;
  };
  return SAMPLE;
}

/** Drawn anew for each language. */
const PICTURE_WITH_WORDS = '/images/map.jpg';

/** Each text of the sample with the name it may have in a list of translations. */
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

/** The sample's texts in a language, by the text they are of; nothing for one they are not in. */
export function defaultTranslations(language: LanguageCode): Translations {
  const written = WRITTEN[language] ?? {};
  return Object.fromEntries(
    sampleTexts().flatMap(({ place, source }) => {
      const text = written[place] ?? written[source];
      return text === undefined ? [] : [[source, text]];
    }),
  );
}

/** What a picture of ours shows, or the file of one with words in it, in a language; else as it is. */
export function pictureText(language: LanguageCode, text: string): string {
  return WRITTEN[language]?.[text] ?? text;
}

/** What a language's list has not, and what it has for nothing; the hotel's name may stay. */
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
