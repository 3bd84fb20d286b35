import type { Rolldown } from 'vite';

/** What most pages need: heads, pictures, rooms, and what the app does once it answers. */
const SITE = [
  /src\/site\/(head|sections\/(RoomGrid|SitePart))/,
  /src\/(app\/after-start|ui\/(PlainToasts|button-class))/,
  // Icons of several pages; left to the bundler, forms would bring the toasts or the home page.
  /lucide-react\/dist\/esm\/icons\/(circle-exclamation-point|arrow-left|users|chevron-right)/,
];
/** Reading, checking, sending, keeping: a page rendered ahead answers without it. */
const DATA = [
  /src\/services\/visitor\//,
  /src\/queries\/(content-shadow|subscribe)/,
  /src\/app\/keep-for-offline/,
];

/** What a form of the site is made of. */
const FORMS = [
  /src\/ui\/(Button|Field|focus-first-invalid)/,
  /src\/queries\/(enquiries|availability)/,
  /src\/lib\/uuid/,
  /src\/domain\/reference/,
  /src\/site\/sections\/NeedsScript/,
];

/**
 * How the app is cut into files. Left alone, the bundler makes some thirty small ones, and a first
 * visit would ask for ten of them one after the other. Each group takes along what its modules
 * import, unless a group before it has that.
 *
 * `core` is the entry with React, router, cache and the frame of every page. The toasts come when
 * somebody begins to fill in a form. Every other page is a file. Of the staff's, AdminApp signs in;
 * each editor is a file that comes later.
 */
export const CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'core', tags: ['$initial'], priority: 5 },
    { name: 'site', test: anyOf(SITE), priority: 4 },
    // Named because the staff's previews share its sections.
    { name: 'home', test: /src\/site\/home/, priority: 3 },
    { name: 'data', test: anyOf(DATA), priority: 2 },
    { name: 'forms', test: anyOf(FORMS), priority: 1 },
    { name: 'toasts', test: /src\/ui\/ToastStack/, priority: 0 },
  ],
};

function anyOf(patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}
