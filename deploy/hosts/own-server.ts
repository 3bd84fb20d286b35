/** What nginx and Caddy are told alike. */

/** In place of SITE_URL, where the build was not told it. */
const NAME_TO_FILL_IN = 'your-hotel.com';

/** @param origin of the site, or '' @returns the name by which visitors reach it */
export function hostName(origin: string): string {
  return origin ? new URL(origin).hostname : NAME_TO_FILL_IN;
}

/**
 * What people type before it out of habit, and is led to it.
 * @returns '' where the site's own name begins so
 */
export function wwwName(origin: string): string {
  const name = hostName(origin);
  return name.startsWith('www.') ? '' : `www.${name}`;
}

/** Where the built site and its packed copies lie on the server. */
export function rootFolder(origin: string): string {
  return `/var/www/${hostName(origin)}`;
}

/** Not a visitor's: dotfiles, other hosts' configuration, and packed copies as files of their own. */
export const HIDDEN = String.raw`(^|/)(\.|_headers$|_redirects$)|\.(br|gz)$`;
