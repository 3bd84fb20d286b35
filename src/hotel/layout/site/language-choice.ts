import { pathIn } from '@/hotel/rules/language-paths';
import { isKnownPath, PATH } from '@/hotel/rules/paths';
import { LOCAL } from '@/lib/browser-storage';
import { languagesOf } from '@/words/languages';
import type { Language, LanguageCode } from '@/words/languages';
import { PUBLISHED_LANGUAGES } from '@/words/this-build';

/** Under what the language is kept that somebody has chosen. */
export const CHOSEN_KEY = 'language';

/** What visitors can go to: languages that the hotel offers now and that have pages. */
export function offeredLanguages(offered: readonly LanguageCode[]): Language[] {
  return languagesOf(PUBLISHED_LANGUAGES.filter((code) => offered.includes(code)));
}

/** The page of this address in another language; where there is none, that language's home page. */
export function samePageIn(code: LanguageCode, pathname: string): string {
  return pathIn(code, isKnownPath(pathname) ? pathname : PATH.home);
}

/** Keeps what somebody has chosen, for the next visit. */
export function rememberLanguage(code: LanguageCode): void {
  LOCAL.write(CHOSEN_KEY, code);
}
