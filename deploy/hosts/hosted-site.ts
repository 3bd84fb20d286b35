import { ADMIN_PATHS, PATH } from '../../src/basics/rules/paths.ts';
import { publishedRoutes } from '../../src/basics/rules/routes.ts';
import type { HeaderRule } from '../headers.ts';

export type HostedSite = {
  rules: readonly HeaderRule[];
  /** The site's origin (SITE_URL), or ''. */
  origin: string;
  /** Path prefix of each language: '' for the first, `/km` … */
  bases: readonly string[];
  staffBases: readonly string[];
  /** Addresses of the rooms with a prerendered page. */
  rooms: readonly string[];
  /** Addresses of the custom pages in every language. */
  own: readonly string[];
  /** Former addresses of custom pages with the current ones. */
  moved: readonly (readonly [from: string, to: string])[];
};

/** Pages with a secret in their address, which the app renders in one document. */
export const SECRET_PAGES = ['stay', 'show'] as const;

/** The app's document for staff pages and for rooms newer than the build. */
export const APP_PAGE = '/app.html';
/** The app's document for `SECRET_PAGES`, hidden from search engines. */
export const GUEST_PAGE = '/stay.html';
/** The staff's pages except the login; their files are copies of `APP_PAGE`. */
export const STAFF_PAGES: readonly string[] = ADMIN_PATHS.filter((path) => path !== PATH.login);

/** Addresses with a file of the same name: all but rooms and the first language's home page. */
export function addressesWithFile({
  bases,
  staffBases,
  own,
}: Pick<HostedSite, 'bases' | 'staffBases' | 'own'>): string[] {
  const named = publishedRoutes()
    .map(({ path }) => path)
    .filter((path) => path !== PATH.home && path !== PATH.room);
  return [
    ...bases.flatMap((base) => [...(base ? [base] : []), ...named.map((path) => base + path)]),
    ...own,
    ...staffBases.flatMap((base) => ADMIN_PATHS.map((path) => base + path)),
  ];
}
