import { languageOf, type LanguageCode } from '../../words/languages.ts';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '../../words/this-language.ts';
import { PATH, withoutSlash } from './paths.ts';

/** Returns a language's path prefix: '' for the first published language, `/km` for another. */
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

/** Splits a path into its language (without a prefix, the first) and the path inside it. */
export function splitLanguage(
  pathname: string,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): { code: LanguageCode; path: string } {
  const [first = THIS_LANGUAGE, ...others] = published;
  const code = others.find((other) => `${pathname}/`.startsWith(`/${other}/`));
  if (!code) return { code: first, path: pathname };
  return { code, path: withoutSlash(pathname.slice(code.length + 1)) };
}

/** Returns a page's path in each published language, and as `x-default`, for `hreflang` links. */
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
