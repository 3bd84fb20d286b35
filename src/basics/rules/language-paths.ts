import { languageOf, type LanguageCode } from '../../words/languages.ts';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '../../words/this-language.ts';
import { PATH, withoutSlash } from './paths.ts';

/** What comes before the addresses of a language: '' for the first one published, `/km` for others. */
export function baseOf(
  code: LanguageCode,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): string {
  return code === published[0] ? '' : `/${code}`;
}

export function pathIn(
  code: LanguageCode,
  path: string,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): string {
  const base = baseOf(code, published);
  return path === PATH.home ? base || PATH.home : base + path;
}

export function pathInThisLanguage(path: string): string {
  return pathIn(THIS_LANGUAGE, path);
}

/** The language of an address, and the page's own; of no published language, the first's. */
export function splitLanguage(
  pathname: string,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): { code: LanguageCode; path: string } {
  const [first = THIS_LANGUAGE, ...others] = published;
  const code = others.find((other) => `${pathname}/`.startsWith(`/${other}/`));
  if (!code) return { code: first, path: pathname };
  return { code, path: withoutSlash(pathname.slice(code.length + 1)) };
}

/**
 * The same page in every language published, for search engines, and where there are several the one
 * for readers of any other (`x-default`). None where there is one language.
 */
export function alternatesOf(
  path: string,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): { tag: string; path: string }[] {
  const [first, second] = published;
  if (first === undefined || second === undefined) return [];
  return [
    ...published.map((code) => ({
      tag: languageOf(code).tag,
      path: pathIn(code, path, published),
    })),
    { tag: 'x-default', path: pathIn(first, path, published) },
  ];
}
