import { expect, test, type Page } from '@playwright/test';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { signInWords } from '../../src/words/en/sign-in.ts';
import * as staffWords from '../../src/words/en/staff.ts';
import * as visitorWords from '../../src/words/en/visitors.ts';
import { STAFF_PAGES, VISITOR_ADDRESSES } from '../support/page-paths.ts';
import { pseudoText } from '../support/pseudo-localise.ts';
import { startFreshBackend } from './support/backend.ts';
import { buildPseudoLocalisedSite, hardCodedTexts } from './support/pseudo-localised-site.ts';
import { servePseudoLocalisedSite } from './support/pseudo-localised-site.ts';
import { beSignedIn } from './support/staff.ts';

/**
 * Pseudo-localises the app: all letters of catalogues and content become full-width. A normal Latin
 * letter on a page is then hard-coded text, which cannot be translated. Names that are equal in
 * every language are exceptions (support/pseudo-localised-site.ts).
 */
test.beforeAll(async () => {
  await startFreshBackend();
  buildPseudoLocalisedSite();
});

type State = { path: string; act?: ((page: Page) => Promise<unknown>) | undefined };

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: pseudoText(name), exact: true }).first();
const press = (name: string) => (page: Page) => button(page, name).click();

function underway(page: Page): Set<unknown> {
  const requests = new Set<unknown>();
  page.on('request', (request) => void requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void requests.delete(request));
  return requests;
}

/** Waits until no request is in flight and the page no longer changes. */
async function atRest(page: Page, requests: Set<unknown>): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(() => document.body.innerHTML);
        return requests.size === 0 && last === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Navigates within the app, without a reload. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length, key: to, usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}

async function oddLetters(page: Page, states: State[], facts: Set<string>): Promise<string[]> {
  page.setDefaultTimeout(15_000);
  const requests = underway(page);
  const found: string[] = [];
  const title = page.locator('h1').first();
  let [last, lastPath] = ['', ''];
  for (const [index, { path, act }] of states.entries()) {
    if (index === 0) await page.goto(path);
    else await goTo(page, path);
    // The previous page stays until the new one is rendered; all titles differ.
    if (path !== lastPath) await expect(title).not.toHaveText(last);
    await atRest(page, requests);
    [last, lastPath] = [(await title.textContent()) ?? '', path];
    await act?.(page);
    await atRest(page, requests);
    found.push(...(await hardCodedTexts(page, facts)).map((text) => `${path}: ${text}`));
  }
  return found;
}

const { bookingWords, contactWords, footerWords, navWords, calendarWords } = visitorWords;

const ACTS: Record<string, NonNullable<State['act']>> = {
  [PATH.home]: press(footerWords.newsletterButton),
  [roomPath('room-premier')]: async (page) => {
    await page.locator('#book [name=checkIn]').focus();
    await page.locator('#book .date-toggle').click();
    await page.getByText(pseudoText(calendarWords.arrive)).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#book [type=submit]').click();
    const { emailRequired } = visitorWords.validationWords;
    await page.locator('#book').getByText(pseudoText(emailRequired)).waitFor();
    await page.getByLabel(pseudoText(bookingWords.email), { exact: true }).fill('a@example.com');
    await page.locator('#book [type=submit]').click();
    await page.getByText(pseudoText(visitorWords.receiptWords.title)).first().waitFor();
  },
  [PATH.contact]: press(contactWords.send),
};

const PUBLIC: State[] = [...VISITOR_ADDRESSES, roomPath('no-such-room')].map((path) => ({
  path,
  act: ACTS[path],
}));

const { collectionWords, reservationWords } = staffWords;

const STAFF: State[] = [
  ...STAFF_PAGES.map((path) => ({ path })),
  { path: PATH.adminRooms, act: press(collectionWords.add('room')) },
  { path: PATH.adminTestimonials, act: press(collectionWords.add('testimonial')) },
  ...[PATH.adminReservations, PATH.adminMessages].map((path) => ({
    path,
    act: (page: Page) =>
      page.locator('.inbox-list a, .inbox-list button, .entries button').first().click(),
  })),
  { path: PATH.adminReservations, act: press(reservationWords.addBooking) },
];

test('no text that visitors read or hear is hard-coded', async ({ page }) => {
  const facts = await servePseudoLocalisedSite(page);
  const odd = await oddLetters(page, PUBLIC, facts);
  await page.setViewportSize({ width: 390, height: 844 });
  odd.push(...(await oddLetters(page, [{ path: PATH.home, act: press(navWords.menu) }], facts)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(odd).toEqual([]);
});

test('all text of staff is of a catalogue or of the content', async ({ page }) => {
  const facts = await servePseudoLocalisedSite(page);
  const odd = await oddLetters(page, [{ path: PATH.login, act: press(signInWords.button) }], facts);
  odd.push(...(await oddLetters(page, [{ path: `${PATH.login}?forgot` }], facts)));
  odd.push(...(await oddLetters(page, [{ path: PATH.resetPassword }], facts)));
  await beSignedIn(page);
  odd.push(...(await oddLetters(page, STAFF, facts)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(odd).toEqual([]);
});
