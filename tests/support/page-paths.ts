import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { roomPath } from '../../src/basics/rules/paths.ts';
import { publishedRoutes, routesFor, ROUTES } from '../../src/basics/rules/routes.ts';

/** The pages that tests visit, read from the route table so that new pages are included. */

const ROOMS = DEFAULT_CONTENT.rooms;
const roomPaths = [ROOMS.at(0), ROOMS.at(-1)].map((room) => roomPath(room?.id ?? ''));

/** Every page with its own document, but only the first and the last room. */
export const VISITOR_PAGES: readonly string[] = publishedRoutes().flatMap(({ path }) =>
  path === ROUTES.room.path ? roomPaths : [path],
);

export const UNKNOWN_PATH = '/nowhere';

export const VISITOR_ADDRESSES: readonly string[] = [...VISITOR_PAGES, UNKNOWN_PATH];

export const STAFF_PAGES: readonly string[] = routesFor('staff').map(({ path }) => path);

export const EDITING_PAGES: readonly string[] = Object.entries(ROUTES)
  .filter(([, { menu }]) => menu === 'website')
  .map(([, { path }]) => path)
  .concat(ROUTES.dashboard.path);
