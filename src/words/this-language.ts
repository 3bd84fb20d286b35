import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

/**
 * The page's language and the published ones; the first is at `/`, the others below their code.
 * Node and tests read these values; deploy/catalogue-plugin.ts replaces them in pages.
 */
export const THIS_LANGUAGE: LanguageCode = 'en';
/** True if this is the site's first language, in which content is written. */
export const IS_FIRST_LANGUAGE: boolean = true;
export const HAS_STAFF: boolean = true;
/** The prefix of the admin area's addresses (basics/rules/staff-paths.ts). */
export const STAFF_BASE: string = '';
export const PUBLISHED_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES;
