import { useMemo } from 'react';
import { Link } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { useTranslations, type StoredTranslation } from '@/content/store/staff-calls/translations';
import { Skeleton } from '@/ui/Skeleton';
import { languageOf, type LanguageCode } from '@/words/languages';
import { pageWords, translationWords } from '@/words/staff';
import { TranslationsToDo, translationLink } from '@/kit/editors/admin/LanguageTabs';
import '@/kit/editors/admin/translation.css';
import { aboutValue } from '@/website/about/staff-calls/save-about';
import type { HotelContent } from '@/content/store/hotel-content';
import { SECTION_KEYS, SECTIONS } from '@/content/schema/sections';
import { hasBuiltInParts, type Page } from '@/content/schema/page';
import { roomDraft } from '@/selling/rooms/staff-calls/save-rooms';
import { ARRANGED_EDITOR, PAGE_EDITOR } from '@/website/custom-pages/admin/texts-of-page';
import { isShownOn } from '@/website/custom-pages/shown-pages';
import { useAllPages } from '@/website/custom-pages/staff-calls/save-pages';
import { WEBSITE_ITEMS } from '@/front/layout/admin/nav-items';
import { PATH, pageEditorPath } from '@/basics/rules/paths';
import { hotelToday } from '@/basics/time/dates';
import {
  sectionEditorTexts,
  PRICE_EDITOR_TEXTS,
  priceNames,
  ROOM_EDITOR_TEXTS,
  TESTIMONIAL_EDITOR_TEXTS,
  countToDo,
  textsToTranslate,
} from '@/kit/editors/admin/texts-to-translate';
import type { EditorTexts, TextToTranslate } from '@/kit/editors/admin/texts-to-translate';

/** Lists the missing translations of all editors. Shows nothing if the site has one language. */
export function TranslationOverview() {
  const { content } = useContent();
  const [, ...others] = content.sections.hotelInfo.languages;
  const { translations, isFailed } = useTranslations(others.length > 0);
  const all = useAllPages();
  // Uses the published pages if the list of all pages cannot be read.
  const own = all.isFailed ? content.pages : all.pages;
  const codes = others.join(' ');
  const toDo = useMemo(
    () =>
      translations && own && missingTranslations({ ...content, pages: own }, others, translations),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same languages, another list
    [content, own, codes, translations],
  );
  // If translations cannot be read, the translation form shows the error.
  if (others.length === 0 || isFailed) return null;
  const unfinished = toDo?.filter(({ pages }) => pages.length > 0) ?? [];
  const complete = toDo?.filter(({ pages }) => pages.length === 0) ?? [];
  return (
    <section className="card translation-overview mb-7" aria-labelledby="translation-overview">
      <h2 id="translation-overview">{translationWords.title}</h2>
      {!toDo && <Skeleton className="mt-3 h-16" />}
      {toDo && (
        <ul>
          {unfinished.map(({ language, pages }) => {
            const { name, tag } = languageOf(language);
            const sum = (what: 'missing' | 'changed') =>
              pages.reduce((all, page) => all + page[what], 0);
            return (
              <li
                className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-5 gap-y-1 items-baseline mt-[0.6rem] pt-[0.6rem] max-md:grid-cols-1 border-t border-line"
                key={language}
              >
                <p className="text-ink-3 text-sm">
                  <b className="text-ink text-[length:var(--fs-body)]" lang={tag}>
                    {name}
                  </b>{' '}
                  <span>{translationWords.toDo(sum('missing'), sum('changed'))}</span>
                </p>
                <ul aria-label={name} className="flex flex-wrap gap-x-5">
                  {pages.map((page) => (
                    <li key={page.path}>
                      <Link
                        className="quiet-link inline-flex gap-2 items-center min-h-11"
                        to={translationLink(page.path, language)}
                      >
                        {page.name}
                        <TranslationsToDo missing={page.missing} changed={page.changed} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
          {complete.length > 0 && (
            <li className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-5 gap-y-1 items-baseline mt-[0.6rem] pt-[0.6rem] max-md:grid-cols-1 border-t border-line">
              <p className="complete text-ink-3 text-sm flex-wrap gap-x-[0.9rem] gap-y-0">
                {complete.map(({ language }) => (
                  <b
                    className="text-ink text-[length:var(--fs-body)]"
                    key={language}
                    lang={languageOf(language).tag}
                  >
                    {languageOf(language).name}
                  </b>
                ))}
              </p>
              <p className="text-ink-3 text-sm">{translationWords.complete}</p>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Counts missing translations by language and page; a repeated text counts once per page. */
function missingTranslations(
  content: HotelContent,
  languages: readonly LanguageCode[],
  translations: readonly StoredTranslation[],
) {
  const pages = pagesOf(content);
  return languages.map((language) => ({
    language,
    pages: pages
      .map(({ path, name, texts }) => ({ path, name, ...countToDo(texts, language, translations) }))
      .filter(({ missing, changed }) => missing + changed > 0),
  }));
}

function pagesOf(content: HotelContent) {
  const of = (texts: EditorTexts, values: readonly object[]): TextToTranslate[] =>
    values.flatMap((value) => textsToTranslate(value, texts, {}, undefined, content.images));
  const editors = WEBSITE_ITEMS.map(({ to, label }) => ({
    path: to,
    name: label,
    texts: onceEach([
      ...SECTION_KEYS.filter((key) => PATH[SECTIONS[key].editor] === to).flatMap((key) =>
        of(sectionEditorTexts(key), [
          key === 'aboutSection' ? aboutValue(content) : content.sections[key],
        ]),
      ),
      ...(to === PATH.adminRooms ? of(ROOM_EDITOR_TEXTS, content.rooms.map(roomDraft)) : []),
      ...(to === PATH.adminPrices ? of(PRICE_EDITOR_TEXTS, [priceNames(content)]) : []),
      ...(to === PATH.adminTestimonials ? of(TESTIMONIAL_EDITOR_TEXTS, content.testimonials) : []),
    ]),
  }));
  // Ignores drafts, whose texts are not final, and pages whose time has ended.
  const isRead = (page: Page) => isShownOn({ ...page, showsFrom: '' }, hotelToday());
  const pages = content.pages.filter(isRead).map((page) => {
    const { id, slug, title } = page;
    const arranged = hasBuiltInParts(slug);
    return {
      path: pageEditorPath(arranged ? slug : id),
      name: arranged ? pageWords.arranged[slug] : title,
      texts: of(arranged ? ARRANGED_EDITOR : PAGE_EDITOR, [page]),
    };
  });
  return [...editors, ...pages];
}

/** Merges equal texts; the merged text is required if any of them is. */
function onceEach(texts: TextToTranslate[]): TextToTranslate[] {
  const byNeed = texts.toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional));
  return [...new Map(byNeed.toReversed().map((text) => [text.source, text])).values()];
}
