import { baseOf } from '../../basics/rules/language-paths.ts';
import { PATH } from '../../basics/rules/paths.ts';
import type { LanguageCode } from '../../words/languages.ts';

/** A key made by the database: 160 random bits as hexadecimal digits. */
const KEY = /^[0-9a-f]{40}$/;

/** True if a text has the form of a key. Other texts need no request. */
export function isGuestKey(text: string): boolean {
  return KEY.test(text);
}

export function stayPath(key: string): string {
  return PATH.stay.replace(':id', encodeURIComponent(key));
}

/** Returns the path of a guest's own page in the guest's or the site's first language. */
export function stayPathIn(
  language: LanguageCode,
  key: string,
  offered: readonly LanguageCode[],
): string {
  return (offered.includes(language) ? baseOf(language, offered) : '') + stayPath(key);
}
