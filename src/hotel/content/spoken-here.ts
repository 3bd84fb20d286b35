import { IS_FIRST_LANGUAGE, THIS_LANGUAGE } from '../../words/this-build.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { splitLanguage } from '../rules/language-paths.ts';

/**
 * The language into which the content is asked for. Undefined where it is shown as it is stored: on
 * pages in the site's first language, and in the admin area, whatever language that speaks.
 */
export function spokenHere(pathname?: string): LanguageCode | undefined {
  if (IS_FIRST_LANGUAGE) return undefined;
  const { code } = splitLanguage(pathname ?? window.location.pathname);
  return code === THIS_LANGUAGE ? code : undefined;
}
