import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { configToasts, visitorToasts } from '../../src/words/visitors.ts';
import type { ToastText } from '../../src/words/toast-text.ts';
import { spoiled } from '../support/content-fuzz.ts';
import { VISITOR_PAGES } from '../support/pages.ts';
import { startFreshBackend } from './support/backend.ts';
import { askAgain } from './support/site-pages.ts';

/** Calls that fail in a real browser: what tests/component/faults says of every fault, here of some. */
test.beforeAll(startFreshBackend);

type Fault = [what: string, answer: (route: Route) => Promise<void>];

const html = '<!doctype html><title>Wi-Fi</title><h1>Welcome to the airport</h1>';

const OFFLINE: Fault = ['offline', (route) => route.abort('internetdisconnected')];
const RESET: Fault = ['a line that is cut', (route) => route.abort('connectionreset')];
const PORTAL: Fault = ['a page of HTML', (route) => route.fulfill({ body: html })];
const EMPTY: Fault = ['an empty 404', (route) => route.fulfill({ status: 404, body: '' })];

/** Complaints of the page itself; an unhandled rejection is one. */
const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('pageerror', (error) => void complaints.push(error.message));
});
test.afterEach(() => expect(complaints).toEqual([]));

/** Exactly this toast and no other; then it is sent away. */
async function onlyToast(page: Page, { title, description = '' }: ToastText): Promise<void> {
  const toast = page.locator('.toast');
  await expect(toast.locator('.toast-title')).toHaveText([title]);
  await expect(toast.locator('.toast-text')).toHaveText([description]);
  await toast.locator('.toast-close').click();
  await expect(toast).toHaveCount(0);
}

/** Answers one method of an address. @returns how often it was asked since the last look */
async function failing(page: Page, url: string, method: string, answer: Fault[1]) {
  let asked = 0;
  await page.route(url, (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    return answer(route);
  });
  return () => asked;
}

for (const [what, answer] of [OFFLINE, PORTAL])
  test(`[F-12] content answered with ${what}: the defaults, told once`, async ({ page }) => {
    await failing(page, '**/rest/v1/rpc/site_content*', 'GET', answer);
    await page.goto('/about');
    await onlyToast(page, configToasts.loadFailed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      DEFAULT_CONTENT.sections.aboutSection.title,
    );
  });

const { phone } = DEFAULT_CONTENT.sections.contactInfo;

test('[B-21] [B-26] a booking under four faults: told once, nothing lost, never sent twice', async ({
  page,
}) => {
  await page.goto('/rooms/room-deluxe');
  await page.getByLabel('E-mail', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Nights').selectOption('3');
  for (const [what, answer] of [OFFLINE, RESET, PORTAL, EMPTY])
    await test.step(what, async () => {
      const asked = await failing(page, '**/rest/v1/reservations*', 'POST', answer);
      await page.getByRole('button', { name: 'Book Now' }).dblclick();
      await onlyToast(page, visitorToasts.bookingFailed(phone));
      expect(asked()).toBe(1);
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('guest@example.com');
      await expect(page.getByLabel('Nights')).toHaveValue('3');
      await page.unroute('**/rest/v1/reservations*');
    });
});

test('a page whose code is gone after a deploy is loaded again, once', async ({ page }) => {
  let asked = 0;
  // As a host answers for a file of the build before; after the reload it is there.
  await page.route('**/assets/ContactPage-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback();
  });
  await page.goto('/contact');
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it lit?');
  // Answered by the app, not by the prerendered page.
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(asked).toBe(2);
});

test('[N-35] fifty spoiled answers are shown without harm', async ({ page }) => {
  const first = 90_000;
  const each = Math.ceil(50 / VISITOR_PAGES.length);
  let seed = first;
  await page.route('**/rest/v1/rpc/site_content*', (route) =>
    route.fulfill({ contentType: 'application/json', body: spoiled(DEFAULT_CONTENT, seed) }),
  );
  await page.clock.install();
  for (const path of VISITOR_PAGES) {
    await page.goto(path);
    for (const last = seed + each; seed < last; seed += 1) {
      await page.evaluate(() => Reflect.set(window, 'hit', undefined));
      await askAgain(page);
      const told = `seed ${seed} at ${path}`;
      await expect(page.locator('h1'), told).toHaveCount(1);
      const text = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return `${document.title} ${document.body.innerText} ${String(Reflect.get(window, 'hit'))}`;
      });
      expect(text, told).toMatch(/ undefined$/); // nothing of it was executed
      expect(text.slice(0, -9), told).not.toMatch(/\bundefined\b|\bNaN\b|\[object \w+\]/);
      expect(text, told).not.toContain('Something went wrong');
    }
  }
  expect(seed - first).toBeGreaterThanOrEqual(50);
});
