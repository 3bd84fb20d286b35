import { headersFor } from '../headers.ts';
import { type HostedSite, pagesOf } from './hosted-site.ts';

/** In place of SITE_URL, where the build was not told it. */
const NAME_TO_FILL_IN = 'your-hotel.com';

/** Not a visitor's: dotfiles, other hosts' configuration, and packed copies as files of their own. */
export const HIDDEN = String.raw`(^|/)(\.|_headers$|_redirects$)|\.(br|gz)$`;

/** What nginx and Caddy are told alike. */
export function ownServer(site: HostedSite) {
  const { rules, origin, bases } = site;
  const name = origin ? new URL(origin).hostname : NAME_TO_FILL_IN;
  const others = bases.flatMap((base) => (base ? [base.slice(1)] : [])).join('|');
  const { 'Cache-Control': _perFile, ...everywhere } = headersFor(rules, '/');
  return {
    /** By which visitors reach it. */
    name,
    /** What people type before it out of habit, and is led to it; '' where its own name begins so. */
    www: name.startsWith('www.') ? '' : `www.${name}`,
    /** Where the built site and its packed copies lie on the server. */
    root: `/var/www/${name}`,
    /** The addresses of pages, as alternatives of a pattern. */
    pages: pagesOf(site)
      .map((path) => path.slice(1))
      .join('|'),
    /** The codes of the languages that are not the first, as alternatives; '' for none. */
    others,
    /** A pattern of what stands before the addresses of any language. */
    anyLanguage: others && `(?:/(?:${others}))?`,
    /** Headers of every answer. */
    everywhere: Object.entries(everywhere),
  };
}
