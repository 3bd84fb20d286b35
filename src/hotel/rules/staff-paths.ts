import { languageOf, STAFF_LANGUAGE, type LanguageCode } from '../../words/languages.ts';
import { PUBLISHED_LANGUAGES } from '../../words/this-build.ts';

/**
 * What stands before the addresses of the staff's pages in a language: '' for the site's first one,
 * or for English where staff have no words of that.
 */
export function staffBaseOf(
  code: LanguageCode,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): string {
  const [first = STAFF_LANGUAGE] = published;
  return code === (languageOf(first).forStaff ? first : STAFF_LANGUAGE) ? '' : `/${code}`;
}

/** The address of a staff page (`/admin/rooms`) in a language (`/km/admin/rooms`). */
export function staffPathIn(code: LanguageCode, path: string): string {
  return staffBaseOf(code) + path;
}
