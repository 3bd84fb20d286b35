import { pagesOf } from '../../deploy/hosts/hosted-site.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { roomPath } from '../../src/basics/rules/paths.ts';
import { staffBaseOf } from '../../src/basics/rules/staff-paths.ts';
import { STAFF_LANGUAGES } from '../../src/words/staff-languages.ts';

const LANGUAGES_OF_SITE = DEFAULT_CONTENT.sections.hotelInfo.languages;
/** What is before the addresses of each language: nothing before those of the first. */
const BASES = LANGUAGES_OF_SITE.map((code, index) => (index === 0 ? '' : `/${code}`));
/** Below which everything is said in one language. */
export const OTHER_LANGUAGES = BASES.filter(Boolean);
/** Rooms with a page of their own. */
export const ROOMS = BASES.flatMap((base) =>
  DEFAULT_CONTENT.rooms.map(({ id }) => base + roomPath(id)),
);
/** Every page but the home page and rooms. */
export const NAMED = pagesOf({
  bases: BASES,
  staffBases: STAFF_LANGUAGES.map(({ code }) => staffBaseOf(code, LANGUAGES_OF_SITE)),
  own: [],
});
const words = (text: string) => text.trim().split(/\s+/);
export const NEWER_ROOMS = words(
  '/rooms/newer-than-the-build /rooms/%E1%9E%95%E1%9F%92 /rooms/suite.2',
);
/** The last ones are no language of the site. */
export const UNKNOWN = words(
  '/nope /nope/ /rooms/a/b /admin/nope /about/us /%F0%9F%8C%99 /xx /xx/ /xx/rooms /kmx',
);
/** Below a language. */
export const UNKNOWN_IN_LANGUAGE = words('/nowhere /rooms/a/b /admin/nope /about/us /gone.png');
/** Of files; nothing in them is a page. */
export const FOLDERS = ['assets', 'brand', 'fonts', 'images'];
export const PRIVATE = words(`
  /_headers /_redirects /nginx.conf /vercel.json /.vercelignore /.vite/manifest.json
  /index.html.br /index.html.gz /sw.js.br /.env /.git/config /package.json /..%2fpackage.json`);
