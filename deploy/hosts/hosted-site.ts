import { ADMIN_PATHS, PATH } from '../../src/basics/rules/paths.ts';
import { publishedRoutes } from '../../src/basics/rules/routes.ts';
import type { HeaderRule } from '../headers.ts';

export type HostedSite = {
  rules: readonly HeaderRule[];
  /** The site's own origin (SITE_URL); '' when the build was not told. */
  origin: string;
  /** What is before the addresses of each language: '' for the first, `/km` … */
  bases: readonly string[];
  /** The same for the pages of the staff. */
  staffBases: readonly string[];
  /** Addresses of the rooms that have a page of their own. */
  rooms: readonly string[];
  /** Addresses of the house's own pages, in every language. */
  own: readonly string[];
  /** Addresses that they had before, with those that they have now. */
  moved: readonly (readonly [from: string, to: string])[];
};

/** What the app draws for anyone who has a secret link: one document for all of each. */
export const SECRET_PAGES = ['stay', 'show'] as const;

/** Drawn by the app: what the staff see, and rooms that are newer than the build. */
export const APP_PAGE = '/app.html';
/** Drawn by the app for who has a secret link; search engines are told to leave it out. */
export const GUEST_PAGE = '/stay.html';
/** The staff's pages besides the login: the file of each is a copy of the app's. */
export const STAFF_PAGES: readonly string[] = ADMIN_PATHS.filter((path) => path !== PATH.login);

/** Every address with a file named after it, rooms and the home page of the first language apart. */
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
