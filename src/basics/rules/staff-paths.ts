import { languageOf, STAFF_LANGUAGE, type LanguageCode } from '../../words/languages.ts';
import { PUBLISHED_LANGUAGES } from '../../words/this-language.ts';

/** Returns a language's prefix in the admin area: '' for the site's first language, or English. */
export function staffBaseOf(
  code: LanguageCode,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): string {
  const [first = STAFF_LANGUAGE] = published;
  return code === (languageOf(first).forStaff ? first : STAFF_LANGUAGE) ? '' : `/${code}`;
}

export function staffPathIn(code: LanguageCode, path: string): string {
  return staffBaseOf(code) + path;
}
