import { LANGUAGES, languageOf, STAFF_LANGUAGE } from './languages.ts';
import type { LanguageCode, StaffLanguage } from './languages.ts';
import { THIS_LANGUAGE } from './this-language.ts';

/** The languages in which the admin area can be read. */
export const STAFF_LANGUAGES = LANGUAGES.filter((language) => language.forStaff);

/** The language of this code if staff can read in it, no matter who has written it. */
export function asStaffLanguage(code: unknown): StaffLanguage | undefined {
  return STAFF_LANGUAGES.find((language) => language.code === code)?.code;
}

/** What staff call a language, in the words of the page they read. */
export function calledByStaff(code: LanguageCode): string {
  return languageOf(code).called[asStaffLanguage(THIS_LANGUAGE) ?? STAFF_LANGUAGE];
}
