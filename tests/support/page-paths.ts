import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { roomPath } from '../../src/basics/rules/paths.ts';
import { publishedRoutes, routesFor, ROUTES } from '../../src/basics/rules/routes.ts';

/** The pages that tests walk through, from the table of routes: a new page is looked at by all of them. */

const ROOMS = DEFAULT_CONTENT.rooms;
const roomPaths = [ROOMS.at(0), ROOMS.at(-1)].map((room) => roomPath(room?.id ?? ''));

/** Every page that has a document; of the rooms the first and the last. */
export const VISITOR_PAGES: readonly string[] = publishedRoutes().flatMap(({ path }) =>
  path === ROUTES.room.path ? roomPaths : [path],
);

/** An address without a page. */
export const UNKNOWN_PATH = '/nowhere';

/** All that a visitor may find at an address. */
export const VISITOR_ADDRESSES: readonly string[] = [...VISITOR_PAGES, UNKNOWN_PATH];

/** Every page of those who are signed in, whatever they may read. */
export const STAFF_PAGES: readonly string[] = routesFor('staff', 'rights').map(({ path }) => path);

/** The pages on which staff write what visitors read, and the dashboard that tells of it. */
export const EDITING_PAGES: readonly string[] = routesFor('staff')
  .map(({ path }) => path)
  .filter((path) => path !== ROUTES.adminAccount.path);
