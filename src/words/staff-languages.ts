import { LANGUAGE_CODES, languageOf } from './languages.ts';
import type { Language, LanguageCode } from './languages.ts';

/** The languages in which the admin area can be read. */
export const STAFF_LANGUAGES: readonly Language[] = LANGUAGE_CODES.map(languageOf).filter(
  ({ forStaff }) => forStaff,
);

/** The language of this code if staff can read in it, whoever has written the code. */
export function asStaffLanguage(code: unknown): LanguageCode | undefined {
  return STAFF_LANGUAGES.find((language) => language.code === code)?.code;
}
