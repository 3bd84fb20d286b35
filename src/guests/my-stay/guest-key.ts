import { baseOf } from '../../basics/rules/language-paths.ts';
import { PATH } from '../../basics/rules/paths.ts';
import type { LanguageCode } from '../../words/languages.ts';

/** What the database makes: 160 random bits as hexadecimal digits. */
const KEY = /^[0-9a-f]{40}$/;

/** Whether a text can be a key at all; what cannot is not asked about. */
export function isGuestKey(text: string): boolean {
  return KEY.test(text);
}

/** The address of a guest's own page. @param key the stay's secret */
export function stayPath(key: string): string {
  return PATH.stay.replace(':id', encodeURIComponent(key));
}

/** The same in the guest's language, or the site's first one. @param offered in the site's order */
export function stayPathIn(
  language: LanguageCode,
  key: string,
  offered: readonly LanguageCode[],
): string {
  return (offered.includes(language) ? baseOf(language, offered) : '') + stayPath(key);
}
