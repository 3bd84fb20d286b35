import { baseOf, splitLanguage } from '@/basics/rules/language-paths';
import { PATH, withoutSlash } from '@/basics/rules/paths';
import { STAFF_BASE, THIS_LANGUAGE } from '@/words/this-language';

/** What the router leaves away; the admin area may be elsewhere than the language's pages. */
export function basename({ pathname }: Pick<Location, 'pathname'> = window.location): string {
  if (`${pathname}/`.startsWith(`${STAFF_BASE}${PATH.login}/`)) return STAFF_BASE;
  return splitLanguage(pathname).code === THIS_LANGUAGE ? baseOf(THIS_LANGUAGE) : '';
}

/** An address of this site as the table of routes knows it. */
export function routePath(pathname: string = window.location.pathname): string {
  const base = basename({ pathname });
  return base === '' ? pathname : withoutSlash(pathname.slice(base.length));
}
