import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { ADMIN_PATHS, PATH, roomPath } from '../../src/hotel/rules/paths.ts';
import { routesFor } from '../../src/hotel/rules/routes.ts';

/** Rooms with a page of their own. */
export const ROOMS = DEFAULT_CONTENT.rooms.map(({ id }) => roomPath(id));
const PUBLIC = routesFor('visitors')
  .map((route) => route.path)
  .filter((where) => where !== PATH.room && where !== PATH.home);
/** Every page but the home page and rooms. */
export const NAMED = [...PUBLIC, ...ADMIN_PATHS];
export const NEWER_ROOMS = [
  '/rooms/newer-than-the-build',
  '/rooms/%E1%9E%95%E1%9F%92',
  '/rooms/suite.2',
];
export const UNKNOWN = [
  '/nope',
  '/nope/',
  '/rooms/a/b',
  '/admin/nope',
  '/about/us',
  '/%F0%9F%8C%99',
];
/** Of files; nothing in them is a page. */
export const FOLDERS = ['assets', 'brand', 'fonts', 'images'];
export const PRIVATE = `
  /_headers /_redirects /nginx.conf /vercel.json /Caddyfile /.vercelignore /.vite/manifest.json
  /index.html.br /index.html.gz /sw.js.br /.env /.git/config /package.json /..%2fpackage.json`
  .trim()
  .split(/\s+/);
