import type { Rolldown } from 'vite';

/** Reading, checking, sending, keeping: a page rendered ahead answers without it. */
const DATA = [
  /src\/services\/visitor\//,
  /src\/queries\/(content-shadow|subscribe)/,
  /src\/app\/register-service-worker/,
];

/** What a form of the site is made of. */
const FORMS = [
  /src\/ui\/(Button|Field|focus-first-invalid)/,
  /src\/queries\/(enquiries|availability)/,
  /src\/lib\/uuid/,
  /src\/domain\/reference/,
  /src\/site\/sections\/NeedsScript/,
  // Of the room page and the staff's navigation; left to the bundler, a room would bring the login.
  /lucide-react\/dist\/esm\/icons\/users/,
];

/** The frame of every staff page, and what most of them use. */
const STAFF = [
  /src\/admin\/(layout|dashboard)\//,
  /src\/ui\/(Dialog|Tabs|EmptyState|Skeleton)/,
  /src\/services\/staff\/(paging|row-time)/,
  /lucide-react\/dist\/esm\/icons\/plus/,
];
const EDITORS = [
  /src\/admin\/(section-editor|collection-editor|hero|rooms|luxury|testimonials|about|contact|site-config)\//,
  /src\/admin\/images\/(?!picture-worker)/,
];
/** What guests send, and what staff make of it. */
const DESK = [/src\/admin\/(inbox|reservations|calendar|messages|subscribers|privacy)\//];

/**
 * How the app is cut into files. Left alone, the bundler makes some thirty small ones, and a first
 * visit would ask for ten of them one after the other. Each group takes along what its modules
 * import, unless a group before it has that.
 *
 * `core` is the entry with React, router, cache, the frame of every page and what most pages share
 * (src/app/shared-by-pages.ts). The toasts come when somebody begins to fill in a form. Every other
 * page is a file. Of the staff's, `login` signs in; the frame with the dashboard, the editors and the
 * desk (what guests send) come later.
 */
export const CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'core', tags: ['$initial'], priority: 9 },
    // Named because the staff's previews share their sections.
    { name: 'home', test: /src\/site\/home/, priority: 7 },
    { name: 'about', test: /src\/site\/sections\/About/, priority: 7 },
    { name: 'contact', test: /src\/site\/sections\/ContactDetails/, priority: 7 },
    { name: 'data', test: anyOf(DATA), priority: 6 },
    { name: 'forms', test: anyOf(FORMS), priority: 5 },
    { name: 'toasts', test: /src\/ui\/ToastStack/, priority: 4 },
    { name: 'login', test: /src\/admin\/(AdminApp|login\/Login)/, priority: 3 },
    { name: 'staff', test: anyOf(STAFF), priority: 2 },
    { name: 'editors', test: anyOf(EDITORS), priority: 1 },
    { name: 'desk', test: anyOf(DESK), priority: 0 },
  ],
};

function anyOf(patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}
