import { LANGUAGES, languageOf, STAFF_LANGUAGE } from './languages.ts';
import type { LanguageCode, StaffLanguage } from './languages.ts';
import { THIS_LANGUAGE } from './this-language.ts';

export const STAFF_LANGUAGES = LANGUAGES.filter((language) => language.forStaff);

/** Returns a code if the admin area has that language; undefined for any other value. */
export function asStaffLanguage(code: unknown): StaffLanguage | undefined {
  return STAFF_LANGUAGES.find((language) => language.code === code)?.code;
}

/** Returns a language's name in the current page's language. */
export function calledByStaff(code: LanguageCode): string {
  return languageOf(code).called[asStaffLanguage(THIS_LANGUAGE) ?? STAFF_LANGUAGE];
}
