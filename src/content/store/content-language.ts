import { IS_FIRST_LANGUAGE, THIS_LANGUAGE } from '../../words/this-language.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { splitLanguage } from '../../basics/rules/language-paths.ts';
import { PATH } from '../../basics/rules/paths.ts';

/**
 * The language into which content is translated. Undefined in the site's first language, and in the
 * admin area, where an editor would save a translation as the original.
 */
export function contentLanguage(pathname?: string): LanguageCode | undefined {
  if (IS_FIRST_LANGUAGE) return undefined;
  const { code, path } = splitLanguage(pathname ?? window.location.pathname);
  const isStaff = `${path}/`.startsWith(`${PATH.login}/`);
  return code === THIS_LANGUAGE && !isStaff ? code : undefined;
}
