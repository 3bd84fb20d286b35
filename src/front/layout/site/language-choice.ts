import { pathIn } from '@/basics/rules/language-paths';
import { isKnownPath, PATH } from '@/basics/rules/paths';
import { LOCAL, TAB } from '@/lib/browser-storage';
import { languagesOf, type Language, type LanguageCode } from '@/words/languages';
import { PUBLISHED_LANGUAGES } from '@/words/this-language';
import { SCROLL_ANCHOR_KEY, SCROLL_ANCHORS } from '@/front/layout/scroll-anchor';

export const CHOSEN_KEY = 'language';

/** The languages that the hotel offers now and that have built pages. */
export function offeredLanguages(offered: readonly LanguageCode[]): Language[] {
  return languagesOf(PUBLISHED_LANGUAGES.filter((code) => offered.includes(code)));
}

/**
 * The path of this page in another language, or of that language's home page.
 * @param isOwn true for a custom page
 */
export function samePageIn(code: LanguageCode, pathname: string, isOwn: boolean): string {
  return pathIn(code, isOwn || isKnownPath(pathname) ? pathname : PATH.home);
}

/**
 * Stores the chosen language, and the text at the top of the window, to which the page in the other
 * language scrolls (`pre-hydration-script.ts`).
 */
export function chooseLanguage(code: LanguageCode): void {
  LOCAL.write(CHOSEN_KEY, code);
  if (window.scrollY === 0) return;
  const parts = [...document.querySelectorAll(SCROLL_ANCHORS)];
  const tops = parts.map((part) => part.getBoundingClientRect().top);
  const shown = tops.findIndex((top) => top >= 0);
  if (shown < 0) return;
  const headings = parts.slice(0, shown + 1).filter(({ tagName }) => tagName !== 'P');
  const after = shown - parts.indexOf(headings.at(-1) ?? document.body);
  TAB.write(SCROLL_ANCHOR_KEY, `${headings.length - 1} ${after} ${Math.round(tops[shown] ?? 0)}`);
}
