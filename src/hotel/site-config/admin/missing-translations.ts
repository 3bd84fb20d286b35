import { aboutValue } from '@/hotel/about/staff-queries/about';
import type { HotelContent } from '@/hotel/content/content';
import { SECTION_KEYS, SECTIONS } from '@/hotel/content/sections';
import type { StoredTranslation } from '@/hotel/content/staff-queries/translations';
import { roomDraft } from '@/hotel/rooms/staff-queries/rooms';
import { WEBSITE_ITEMS } from '@/hotel/layout/admin/nav-items';
import { PATH } from '@/hotel/rules/paths';
import type { LanguageCode } from '@/words/languages';
import { editorTexts, ROOM_EDITOR, TESTIMONIAL_EDITOR } from '@/hotel/editing/admin/editor-texts';
import { countToDo, textsToTranslate } from '@/hotel/editing/admin/texts-to-translate';
import type { EditorTexts, TextToTranslate } from '@/hotel/editing/admin/texts-to-translate';

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

/** The pages of the website's editors, each with the texts of the sections that are edited there. */
function pagesOf(content: HotelContent): Page[] {
  const of = (texts: EditorTexts, values: readonly object[]): TextToTranslate[] =>
    values.flatMap((value) => textsToTranslate(value, texts, {}, undefined, content.images));
  return WEBSITE_ITEMS.map(({ to, label }) => ({
    path: to,
    name: label,
    texts: onceEach([
      ...SECTION_KEYS.filter((key) => PATH[SECTIONS[key].editor] === to).flatMap((key) =>
        of(editorTexts(key), [
          key === 'aboutSection' ? aboutValue(content) : content.sections[key],
        ]),
      ),
      ...(to === PATH.adminRooms ? of(ROOM_EDITOR, content.rooms.map(roomDraft)) : []),
      ...(to === PATH.adminTestimonials ? of(TESTIMONIAL_EDITOR, content.testimonials) : []),
    ]),
  }));
}

/** A text that stands twice is translated once; where one place needs it, it is needed. */
function onceEach(texts: TextToTranslate[]): TextToTranslate[] {
  const byNeed = texts.toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional));
  return [...new Map(byNeed.toReversed().map((text) => [text.source, text])).values()];
}
