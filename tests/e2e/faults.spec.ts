import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { TOAST } from '../../src/hotel/words/texts.ts';
import type { ToastText } from '../../src/hotel/words/toast-text.ts';
import { spoiled } from '../support/content-fuzz.ts';
import { startFreshBackend } from './support/backend.ts';
import { openEditor, signIn } from './support/staff.ts';

/** Calls that fail in a real browser: what tests/component/faults says of every fault, here of some. */
test.beforeAll(startFreshBackend);

type Fault = [what: string, answer: (route: Route) => Promise<void>];

const SENTENCE = 'Please wait a moment, then try again.';
const html = '<!doctype html><title>Wi-Fi</title><h1>Welcome to the airport</h1>';
const no = (status: number, json: object = { message: 'planned' }): Fault => [
  String(status),
  (route) => route.fulfill({ status, json }),
];

const OFFLINE: Fault = ['offline', (route) => route.abort('internetdisconnected')];
const NO_HOST: Fault = ['no such host', (route) => route.abort('namenotresolved')];
const RESET: Fault = ['a line that is cut', (route) => route.abort('connectionreset')];
const PORTAL: Fault = ['a page of HTML', (route) => route.fulfill({ body: html })];
const NULL: Fault = ['null', (route) => route.fulfill({ body: 'null' })];
const EMPTY: Fault = ['an empty 404', (route) => route.fulfill({ status: 404, body: '' })];
const BUSY = no(429, { code: 'PT429', message: SENTENCE });

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

for (const [what, answer] of [OFFLINE, NO_HOST, no(403), no(503), PORTAL, NULL])
  test(`[F-12] @desktop content answered with ${what}: the defaults, told once`, async ({
    page,
  }) => {
    await failing(page, '**/rest/v1/rpc/site_content*', 'GET', answer);
    await page.goto('/about');
    await onlyToast(page, TOAST.configLoadFailed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      DEFAULT_CONTENT.sections.aboutSection.title,
    );
  });

const failed = (phone: string) => TOAST.bookingFailed(phone);
const { phone } = DEFAULT_CONTENT.sections.contactInfo;

test('[B-21] [B-26] @desktop a booking under seven faults: told once, nothing lost, never sent twice', async ({
  page,
}) => {
  await page.goto('/rooms/room-deluxe');
  await page.getByLabel('E-mail', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Nights').selectOption('3');
  for (const [what, answer] of [OFFLINE, NO_HOST, RESET, no(500), PORTAL, EMPTY, BUSY])
    await test.step(what, async () => {
      const asked = await failing(page, '**/rest/v1/reservations*', 'POST', answer);
      await page.getByRole('button', { name: 'Book Now' }).dblclick();
      const words = failed(phone);
      await onlyToast(page, what === '429' ? { ...words, description: SENTENCE } : words);
      expect(asked()).toBe(1);
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('guest@example.com');
      await expect(page.getByLabel('Nights')).toHaveValue('3');
      await page.unroute('**/rest/v1/reservations*');
    });
});

test('[C-15] @desktop a message under four faults: told once, all four fields stay', async ({
  page,
}) => {
  const letter = {
    Name: 'Dara',
    'E-mail': 'dara@example.com',
    Subject: 'Jetty',
    Message: 'Lit?',
  };
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send a message' });
  for (const [name, value] of Object.entries(letter)) await form.getByLabel(name).fill(value);
  await page.clock.install();
  await page.clock.fastForward(2000); // a person takes longer than a program
  await page.clock.resume();
  for (const [what, answer] of [OFFLINE, no(503), PORTAL, EMPTY])
    await test.step(what, async () => {
      const asked = await failing(page, '**/rest/v1/messages*', 'POST', answer);
      await form.getByRole('button', { name: 'Send Message' }).dblclick();
      await onlyToast(page, TOAST.messageFailed);
      expect(asked()).toBe(1);
      for (const [name, value] of Object.entries(letter))
        await expect(form.getByLabel(name)).toHaveValue(value);
      await page.unroute('**/rest/v1/messages*');
    });
});

test('[L-10] [L-11] @desktop signing in under four faults: told once, nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill('admin@hotel.test');
  await page.getByLabel('Password').fill('not-the-password');
  const refusal = {
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  };
  for (const [what, answer] of [OFFLINE, no(500, {}), PORTAL, no(400, refusal)])
    await test.step(what, async () => {
      const asked = await failing(page, '**/auth/v1/token*', 'POST', answer);
      await page.getByRole('button', { name: 'Sign in' }).dblclick();
      await onlyToast(page, what === '400' ? TOAST.loginFailed(refusal.msg) : TOAST.loginError);
      expect(asked()).toBe(1);
      await expect(page.getByLabel('Password')).toHaveValue('not-the-password');
      await page.unroute('**/auth/v1/token*');
    });
});

test('[E-03] [M-14] [I-14] [S-07] @desktop staff under ten faults: told once, nothing is lost', async ({
  page,
}) => {
  await signIn(page);
  await openEditor(page, '/admin/hero');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Words that stay');
  for (const [what, answer] of [OFFLINE, no(403), no(500), PORTAL, EMPTY])
    await test.step(`hero: ${what}`, async () => {
      const asked = await failing(page, '**/rest/v1/hotel_config*', 'PATCH', answer);
      await page.getByRole('button', { name: 'Save changes' }).dblclick();
      await onlyToast(page, TOAST.updateFailed);
      expect(asked()).toBe(1);
      await expect(title).toHaveValue('Words that stay');
      await page.unroute('**/rest/v1/hotel_config*');
    });
  await page.reload();
  await expect(title).toHaveValue('Words that stay'); // the draft

  await page.goto('/admin/rooms');
  await page.getByRole('button', { name: 'Edit Garden Standard' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('A name that stays');
  for (const [what, answer] of [RESET, no(409), BUSY])
    await test.step(`room: ${what}`, async () => {
      const asked = await failing(page, '**/rest/v1/rooms*', 'PATCH', answer);
      await dialog.getByRole('button', { name: 'Save room' }).dblclick();
      await onlyToast(page, TOAST.itemSaveFailed('room'));
      expect(asked()).toBe(1);
      await expect(dialog.getByLabel('Name')).toHaveValue('A name that stays');
      await page.unroute('**/rest/v1/rooms*');
    });

  await page.goto('/admin/dashboard');
  for (const [what, answer] of [OFFLINE, no(503, {})])
    await test.step(`logout: ${what}`, async () => {
      await failing(page, '**/auth/v1/logout*', 'POST', answer);
      await page.getByRole('button', { name: 'Logout' }).click();
      await onlyToast(page, TOAST.logoutFailed);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.unroute('**/auth/v1/logout*');
    });
});

test('@desktop a page whose code is gone after a deploy is loaded again, once', async ({
  page,
}) => {
  let asked = 0;
  // As a host answers for a file of the build before; after the reload it is there.
  await page.route('**/assets/ContactPage-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback();
  });
  await page.goto('/contact');
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it lit?');
  // Answered by the app, not by the page that was rendered ahead.
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(asked).toBe(2);
});

test('[N-35] @desktop two hundred spoiled answers are shown without harm', async ({ page }) => {
  test.setTimeout(240_000);
  let seed = 90_000;
  await page.route('**/rest/v1/rpc/site_content*', (route) =>
    route.fulfill({ contentType: 'application/json', body: spoiled(DEFAULT_CONTENT, seed) }),
  );
  await page.clock.install();
  for (const path of ['/', '/rooms', '/about', '/contact', '/rooms/room-premier']) {
    await page.goto(path);
    for (const last = seed + 40; seed < last; seed += 1) {
      const answered = page.waitForResponse('**/rest/v1/rpc/site_content*');
      // As when the line is back after a while.
      await page.clock.fastForward(20_000);
      await page.evaluate(() => {
        Reflect.set(window, 'hit', undefined);
        window.dispatchEvent(new Event('offline'));
        window.dispatchEvent(new Event('online'));
      });
      await answered;
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
  expect(seed).toBe(90_200);
});
