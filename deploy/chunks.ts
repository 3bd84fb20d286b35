import type { Rolldown } from 'vite';

/**
 * What every page asks for once it answers, in one file: reading the content and keeping it, checking
 * and sending what is filled in, the offer of another language. A prerendered page has its content, and
 * answers first.
 */
const AFTER_START = [
  /src\/hotel\/(booking|messages|subscribers|content)\/services\//,
  /src\/hotel\/subscribers\/queries\/subscribe/,
  /src\/hotel\/(booking\/queries\/receipts|messages\/queries\/send-message)/,
  /src\/hotel\/rules\/(text-schema|own)/,
  /src\/hotel\/content\/queries\/content-cache/,
  /src\/app\/register-service-worker/,
  /src\/hotel\/head\/site\/(site-icon|structured-data)/,
  /src\/hotel\/rules\/colour/,
  /src\/hotel\/layout\/site\/LanguageOffer/,
];

/** What a form of the site is made of. */
const FORMS = [
  /src\/ui\/(Button|Field|focus)/,
  /src\/hotel\/booking\/queries\/booking-queries/,
  /src\/lib\/uuid/,
  // What guests' own page and the desk use too: else a room's page would fetch those for them.
  /src\/hotel\/time\/written-day/,
  /icons\/check\./,
  /src\/hotel\/booking\/reference/,
  /src\/hotel\/page\/view\/NeedsScript/,
  // Else they would lie with the guest's own page, and a room's would fetch that with them; and the
  // sign of an amenity of the hotel's own, with the desk.
  /src\/hotel\/(content\/queries\/money|time\/written-day)/,
  /icons\/check\./,
  // Words that the staff's previews read too.
  /visitors~roomWords/,
  // On the pages with a form of their own: beside the price, and below the address.
  /src\/hotel\/good-to-know\/view/,
];

/** The calendar beside the date field, which is fetched when that is touched. */
const STAY_CALENDAR = [
  /src\/hotel\/booking\/(site\/StayCalendar|queries\/full-nights|stay-days)/,
  /src\/hotel\/time\/month/,
];

/** A guest's own page, which few open; the writer of calendar files, or it would be the staff's. */
const GUEST_PAGE = [/src\/hotel\/(guest-page\/(site|queries)|calendar\/ics|time\/instant)/];

/** The frame of every staff page, and what most of them use. */
const STAFF = [
  /src\/hotel\/(layout|page|drafts|dashboard)\/admin\//,
  /src\/ui\/(Dialog|Tabs|EmptyState|Skeleton)/,
  /src\/hotel\/(desk\/staff-services\/paging|content\/staff-services\/row-schema)/,
];
const EDITORS = [
  /src\/hotel\/(editing|hero|rooms|luxury|testimonials|about|contact|getting-here|good-to-know|house|site-config)\/admin\//,
  /src\/hotel\/pictures\/admin\/(?!picture-worker)/,
];
/** What guests send, and what staff make of it. */
const DESK = [
  /src\/hotel\/(desk|reservations|reservation-pages|calendar|messages|subscribers|guests|letters)\/admin\//,
];

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
    { name: 'home', test: /src\/hotel\/home/, priority: 7 },
    { name: 'about', test: /src\/hotel\/about\/(view|site)/, priority: 7 },
    {
      name: 'contact',
      test: /src\/hotel\/(contact\/view\/ContactDetails|getting-here\/view)/,
      priority: 7,
    },
    { name: 'after-start', test: anyOf(AFTER_START), priority: 6 },
    { name: 'forms', test: anyOf(FORMS), priority: 5 },
    // Icons of the calendar, the full view, the legal texts and the staff, none of which would fetch the others for them.
    {
      name: 'icons',
      test: /icons\/(chevron-(left|right)|calendar-days|file-text)\./,
      priority: 4.8,
    },
    { name: 'stay-calendar', test: anyOf(STAY_CALENDAR), priority: 4.7 },
    { name: 'guest-page', test: anyOf(GUEST_PAGE), priority: 4.6 },
    { name: 'toasts', test: /src\/ui\/ToastStack/, priority: 4 },
    // Fetched when somebody touches a gallery; without it the dialog's library would be the staff's.
    { name: 'viewer', test: /src\/ui\/PictureViewer/, priority: 3.5 },
    { name: 'login', test: /src\/(app\/AdminApp|hotel\/account-pages\/admin\/Login)/, priority: 3 },
    { name: 'staff', test: anyOf(STAFF), priority: 2 },
    { name: 'editors', test: anyOf(EDITORS), priority: 1 },
    { name: 'desk', test: anyOf(DESK), priority: 0 },
  ],
};

function anyOf(patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}
