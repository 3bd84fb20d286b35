import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { HotelContent } from '../../src/hotel/content/content.ts';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { answerContent, unansweredContent } from '../../tests/e2e/support/site-pages.ts';
import type { Shot } from './shot.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** A table of the backend holds nothing. */
const empty = (table: string) => (page: Page) =>
  page.route(`**/rest/v1/${table}*`, (route) => route.fulfill({ json: [] }));
const unanswered = (table: string) => (page: Page) =>
  page.route(`**/rest/v1/${table}*`, () => undefined);
const refused = (table: string) => (page: Page) =>
  page.route(`**/rest/v1/${table}*`, (route) => route.fulfill({ status: 503, json: {} }));

const without = (change: Partial<HotelContent>) => (page: Page) =>
  answerContent(page, { ...DEFAULT_CONTENT, ...change });

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' }).first();

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill('A house by the tide');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.brand:visible').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Somebody else has saved the same field since this page was opened. */
async function meetConflict(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill('A house by the tide');
  let isDone = false;
  await page.route('**/rest/v1/hotel_config*', async (route) => {
    if (route.request().method() !== 'PATCH' || isDone) return route.fallback();
    isDone = true;
    const headers = { ...route.request().headers(), prefer: 'return=minimal' };
    const url = new URL(route.request().url());
    url.searchParams.delete('updated_at');
    const value = (route.request().postDataJSON() as { value: object }).value;
    await page.request.patch(url.href, {
      headers,
      data: { value: { ...value, title: 'A house of somebody else' } },
    });
    return route.continue();
  });
  await saveButton(page).click();
  await page.getByRole('alert', { name: 'Changed by somebody else' }).waitFor();
}

const firstLine = (region: string) => (page: Page) =>
  page.getByRole('region', { name: region }).getByRole('link').first().click();

/** Every state of the admin area, for somebody who is signed in. */
export const ADMIN_SHOTS: Shot[] = [
  { name: 'Waiting for the session', path: '/admin/dashboard', before: unanswered('profiles') },
  { name: 'Dashboard', path: '/admin/dashboard' },
  { name: 'Menu of the admin area', path: '/admin/dashboard', only: 'phone', act: press('Menu') },
  { name: 'Hero', path: '/admin/hero', act: (page) => saveButton(page).waitFor() },
  {
    name: 'Hero, phone preview, unsaved',
    path: '/admin/hero',
    act: async (page) => {
      await press('Phone preview')(page);
      await page.getByLabel('Title', { exact: true }).fill('A house by the tide');
    },
  },
  {
    name: 'Hero, an empty title',
    path: '/admin/hero',
    act: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('');
      await saveButton(page).click();
    },
  },
  { name: 'Hero, changed by someone else', path: '/admin/hero', act: meetConflict },
  { name: 'Leave without saving?', path: '/admin/hero', act: leaveUnsaved },
  { name: 'Hero, loading', path: '/admin/hero', before: unansweredContent },
  { name: 'Luxury experience', path: '/admin/luxury-experience' },
  { name: 'About', path: '/admin/about' },
  { name: 'Contact', path: '/admin/contact' },
  { name: 'Site Config', path: '/admin/site-config' },
  {
    name: 'Site Config, colour picker',
    path: '/admin/site-config',
    act: press('Open picker: primary'),
  },
  {
    name: 'Site Config, Contact Information',
    path: '/admin/site-config',
    act: (page) => page.getByRole('tab', { name: 'Contact Information' }).click(),
  },
  { name: 'Rooms', path: '/admin/rooms' },
  {
    name: 'Rooms, delete?',
    path: '/admin/rooms',
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
  },
  { name: 'Rooms, add', path: '/admin/rooms', act: press('Add room') },
  {
    name: 'Rooms, add, errors',
    path: '/admin/rooms',
    act: async (page) => {
      await press('Add room')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save room' }).click();
    },
  },
  {
    name: 'Rooms, edit',
    path: '/admin/rooms',
    act: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
  },
  {
    name: 'Rooms, discard?',
    path: '/admin/rooms',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Another name');
      await page.keyboard.press('Escape');
    },
  },
  { name: 'Rooms, none', path: '/admin/rooms', before: without({ rooms: [] }) },
  { name: 'Rooms, loading', path: '/admin/rooms', before: unansweredContent },
  { name: 'Rooms, refused', path: '/admin/rooms', before: refused('rpc/site_content') },
  { name: 'Testimonials', path: '/admin/testimonials' },
  { name: 'Testimonials, add', path: '/admin/testimonials', act: press('Add testimonial') },
  {
    name: 'Testimonials, none',
    path: '/admin/testimonials',
    before: without({ testimonials: [] }),
  },
  { name: 'Reservations', path: '/admin/reservations' },
  {
    name: 'Reservations, one open',
    path: '/admin/reservations',
    act: firstLine('Reservations'),
  },
  { name: 'Reservations, add', path: '/admin/reservations', act: press('Add booking') },
  { name: 'Reservations, none', path: '/admin/reservations', before: empty('reservations') },
  { name: 'Reservations, refused', path: '/admin/reservations', before: refused('reservations') },
  { name: 'Calendar', path: '/admin/calendar' },
  { name: 'Calendar, nights to be closed', path: '/admin/calendar', act: press('Close nights') },
  { name: 'Figures', path: '/admin/figures' },
  { name: 'Messages', path: '/admin/messages' },
  { name: 'Messages, one open', path: '/admin/messages', act: firstLine('Messages') },
  { name: 'Messages, none', path: '/admin/messages', before: empty('messages') },
  { name: 'Subscribers', path: '/admin/subscribers' },
  { name: 'Subscribers, none', path: '/admin/subscribers', before: empty('subscribers') },
  { name: 'Guest data', path: '/admin/privacy' },
  { name: 'Letters and bell', path: '/admin/letters' },
  { name: 'Hero in French', path: '/admin/hero', act: press(/^Français/) },
  { name: 'Reservations in Khmer', path: '/km/admin/reservations' },
];

/** What is shown to somebody who is not signed in. */
export const LOGIN_SHOTS: Shot[] = [
  { name: 'Login', path: '/admin' },
  { name: 'Login, empty', path: '/admin', act: press('Sign in') },
  {
    name: 'Login, refused',
    path: '/admin',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('admin@hotel.test');
      await page.getByLabel('Password').fill('wrong');
      await press('Sign in')(page);
      await expect(page.locator('.toast')).toBeVisible();
    },
  },
  { name: 'Forgotten password', path: '/admin?forgot' },
  { name: 'Dead link', path: '/admin/reset-password' },
];
