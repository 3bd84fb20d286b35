import { ADMIN_PATHS, PATH } from '../../src/hotel/rules/paths.ts';
import { routesFor } from '../../src/hotel/rules/routes.ts';
import type { HeaderRule } from '../headers.ts';

export type HostedSite = {
  rules: readonly HeaderRule[];
  /** The site's own origin (SITE_URL); '' when the build was not told. */
  origin: string;
  /** Addresses of the rooms that have a page of their own. */
  rooms: readonly string[];
};

/** Drawn by the app: what the staff see, and rooms that are newer than the build. */
export const APP_PAGE = '/app.html';
/** The staff's pages besides the login: the file of each is a copy of the app's. */
export const STAFF_PAGES: readonly string[] = ADMIN_PATHS.filter((path) => path !== PATH.login);
/** Every address with a file named after it, rooms and the home page apart. */
export const PAGES: readonly string[] = [
  ...routesFor('visitors')
    .map(({ path }) => path)
    .filter((path) => path !== PATH.home && path !== PATH.room),
  ...ADMIN_PATHS,
];
