import { baseOf, splitLanguage } from '@/basics/rules/language-paths';
import { PATH, withoutSlash } from '@/basics/rules/paths';
import { STAFF_BASE, THIS_LANGUAGE } from '@/words/this-language';

/** The path prefix that the router removes from addresses: the language's or the admin area's. */
export function basename({ pathname }: Pick<Location, 'pathname'> = window.location): string {
  if (`${pathname}/`.startsWith(`${STAFF_BASE}${PATH.login}/`)) return STAFF_BASE;
  return splitLanguage(pathname).code === THIS_LANGUAGE ? baseOf(THIS_LANGUAGE) : '';
}

/** The path without the language's prefix, as in the table of routes. */
export function routePath(pathname: string = window.location.pathname): string {
  const base = basename({ pathname });
  return base === '' ? pathname : withoutSlash(pathname.slice(base.length));
}
