import { aboutValue } from '@/hotel/about/staff-queries/about';
import type { HotelContent } from '@/hotel/content/content';
import type { StoredTranslation } from '@/hotel/content/staff-queries/translations';
import { roomDraft } from '@/hotel/rooms/staff-queries/rooms';
import { PATH } from '@/hotel/rules/paths';
import { staffNavWords } from '@/words/staff';
import type { LanguageCode } from '@/words/languages';
import { EDITOR_TEXTS } from './editor-texts';
import { countToDo, textsToTranslate } from './texts-to-translate';
import type { EditorTexts, TextToTranslate } from './texts-to-translate';

/** A page of the admin area with texts that still have to be translated. */
export type PageToDo = { path: string; name: string; missing: number; changed: number };
export type LanguageToDo = { language: LanguageCode; pages: PageToDo[] };

type Page = { path: string; name: string; texts: TextToTranslate[] };

/**
 * What is still to translate, by language and page: counted as the rows of the editors count it,
 * each text of a page once.
 * @param content whole; @param languages into which
 */
export function missingTranslations(
  content: HotelContent,
  languages: readonly LanguageCode[],
  translations: readonly StoredTranslation[],
): LanguageToDo[] {
  const pages = pagesOf(content);
  return languages.map((language) => ({
    language,
    pages: pages
      .map(({ path, name, texts }) => ({ path, name, ...countToDo(texts, language, translations) }))
      .filter(({ missing, changed }) => missing + changed > 0),
  }));
}

function pagesOf(content: HotelContent): Page[] {
  const { sections, rooms, testimonials = [], images } = content;
  const { hotelInfo, heroSection, legal, footer, pageTexts } = sections;
  const of = (texts: EditorTexts, ...values: (object | undefined)[]): TextToTranslate[] =>
    values.flatMap((value) => (value ? textsToTranslate(value, texts, {}, undefined, images) : []));
  const names = staffNavWords.pages;
  const page = (path: string, name: string, ...texts: TextToTranslate[][]): Page => ({
    path,
    name,
    texts: onceEach(texts.flat()),
  });
  return [
    page(
      PATH.adminHero,
      names.hero,
      of(EDITOR_TEXTS.hero, { name: hotelInfo.name, ...heroSection }),
    ),
    page(PATH.adminRooms, names.rooms, of(EDITOR_TEXTS.rooms, ...rooms.map(roomDraft))),
    page(PATH.adminLuxury, names.luxury, of(EDITOR_TEXTS.luxury, sections.luxuryExperience)),
    page(
      PATH.adminTestimonials,
      names.testimonials,
      of(EDITOR_TEXTS.testimonials, ...testimonials),
    ),
    page(
      PATH.adminAbout,
      names.about,
      of(EDITOR_TEXTS.story, aboutValue(content)),
      of(EDITOR_TEXTS.days, sections.aboutStory),
      of(EDITOR_TEXTS.gallery, sections.gallery),
    ),
    page(
      PATH.adminContact,
      names.contact,
      of(EDITOR_TEXTS.contact, sections.contactInfo),
      of(EDITOR_TEXTS.gettingHere, sections.gettingHere),
      of(EDITOR_TEXTS.goodToKnow, sections.goodToKnow),
      of(EDITOR_TEXTS.houseFacts, sections.houseFacts),
    ),
    page(
      PATH.adminSiteConfig,
      names.siteConfig,
      of(EDITOR_TEXTS.hotel, { ...hotelInfo, ...legal, ...footer, ...pageTexts }),
    ),
  ];
}

/** A text that stands twice is translated once; where one place needs it, it is needed. */
function onceEach(texts: TextToTranslate[]): TextToTranslate[] {
  const byNeed = texts.toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional));
  return [...new Map(byNeed.toReversed().map((text) => [text.source, text])).values()];
}
