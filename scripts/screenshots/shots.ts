import type { Page } from '@playwright/test';
import { type Route, routesFor } from '../../src/basics/rules/routes.ts';
import { pageEditorPath, reservationPath } from '../../src/basics/rules/paths.ts';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import { monthOf } from '../../src/basics/time/month.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

/** One state of one page. */
export type Shot = {
  /** What the sheet writes under it, and its file's name: a name for itself on every sheet. */
  name: string;
  path: string;
  /** Only at this size; both when it is left out. */
  only?: 'phone';
  /** After it has loaded: what a person does. */
  act?: (page: Page) => Promise<unknown>;
};

/** The states of pages besides the one that they open in, by the page's route. */
type States = Record<string, Record<string, Omit<Shot, 'name' | 'path'> & { path?: string }>>;

/** Where routes with something left open, and those that need more than an address, are opened. */
const EXAMPLES: Record<string, string> = {
  '/rooms/:id': '/rooms/room-premier',
  '/stay/:id': `/stay/${'0'.repeat(40)}`,
  '/show/:id': `/show/${'0'.repeat(40)}`,
  '/unsubscribe': '/unsubscribe?token=nothing',
};

/** Every page of the table of routes for these readers, each of them as it opens and in its states. */
function shotsOf(routes: Route[], states: States): Shot[] {
  return routes.flatMap(({ path }) => {
    const words = path.replace('/rooms/:id', '/a-room').replace('/:id', '').split('/').at(-1) ?? '';
    const title = words.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return Object.entries({ '': {}, ...states[path] }).map(([state, shot]) => ({
      name: [title || 'Home', state].filter(Boolean).join(', '),
      path: EXAMPLES[path] ?? path,
      ...shot,
    }));
  });
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const to = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
const openFirst = (region: string) => (page: Page) =>
  page.getByRole('region', { name: region }).getByRole('link').first().click();

async function book(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('sokha@example.com');
  await page.getByLabel('Check-in').fill(addDays(hotelToday(), 300));
  await page.waitForTimeout(1500); // the price of that season
  await press('Book Now')(page);
  await page.getByText('Booking Initiated', { exact: true }).waitFor();
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill('A house by the tide');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.brand:visible').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The stay of the showcase with everything to it: extras, a code, a letter. */
const STAY = reservationPath('342a1070-b031-a5d7-1707-9aa915b7863b');

export const PUBLIC_SHOTS: Shot[] = [
  ...shotsOf(routesFor('visitors'), {
    '/': {
      rooms: { act: to('main section:nth-of-type(3)') },
      luxury: { act: to('main section:nth-of-type(4)') },
      guests: { act: to('main section:nth-of-type(5)') },
      footer: { act: to('footer') },
      menu: { only: 'phone', act: press('Menu') },
      ...Object.fromEntries(
        LANGUAGES.slice(1).map(({ code, called }) => [`in ${called.en}`, { path: `/${code}` }]),
      ),
    },
    '/rooms/:id': {
      booking: { act: to('[aria-label=Booking]') },
      'empty e-mail': { act: press('Book Now') },
      booked: { act: book },
      'not found': { path: '/rooms/room-nobody' },
      'in Chinese': { path: '/zh/rooms/room-premier' },
    },
    '/contact': { empty: { act: press('Send Message') } },
  }),
  { name: 'The table', path: '/the-table' },
  { name: 'Green season', path: '/green-season' },
  { name: 'Page Not Found', path: '/nowhere' },
];

/** What is shown to someone who is not signed in. */
export const LOGIN_SHOTS: Shot[] = shotsOf(routesFor('login'), {
  '/admin': {
    empty: { act: press('Sign in') },
    'forgotten password': { path: '/admin?forgot' },
  },
});

/** The admin area, for someone who is signed in. */
export const ADMIN_SHOTS: Shot[] = shotsOf(routesFor('staff', 'rights'), {
  '/admin/dashboard': { menu: { only: 'phone', act: press('Menu') } },
  '/admin/hero': {
    'phone preview': { act: press('Phone preview') },
    'leave without saving?': { act: leaveUnsaved },
    'in French': { act: press(/^Français/) },
  },
  '/admin/site-config': {
    'colour picker': { act: (page) => page.getByLabel('Open picker: primary').click() },
  },
  '/admin/rooms': {
    'delete?': { act: press(/^Delete /) },
    add: { act: press('Add room') },
    edit: { act: press(/^Edit /) },
  },
  '/admin/prices': {
    'add a period': { act: press('Add a period') },
    'copy last year’s': { act: press('Copy last year’s') },
  },
  '/admin/testimonials': { add: { act: press('Add testimonial') } },
  '/admin/reservations': {
    'one open': { path: STAY },
    add: { act: press('Add booking') },
    'in Khmer': { path: '/km/admin/reservations' },
  },
  '/admin/calendar': {
    'next month': { path: `/admin/calendar?month=${monthOf(addDays(hotelToday(), 28))}` },
    'nights to be closed': { act: press('Close nights') },
  },
  '/admin/pages': { 'one open': { path: pageEditorPath('page-table') } },
  '/admin/letters': {
    outbox: { act: (page) => page.getByRole('tab', { name: 'Outbox' }).click() },
  },
  '/admin/messages': { 'one open': { act: openFirst('Messages') } },
});
