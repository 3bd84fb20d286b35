import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

/**
 * Of which language this build is, and in which ones the site was published: the first of those
 * is at `/`, every other below its code. Node and the tests read what is here; in a page
 * deploy/catalogue-plugin.ts puts the page's own values in their place.
 */
export const THIS_LANGUAGE: LanguageCode = 'en';
/** Whether that is the first, in which the content is written. */
export const IS_FIRST_LANGUAGE: boolean = true;
/** Whether it has an admin area. */
export const HAS_STAFF: boolean = true;
/** What comes before the addresses of that (basics/rules/staff-paths.ts). */
export const STAFF_BASE: string = '';
export const PUBLISHED_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES;
