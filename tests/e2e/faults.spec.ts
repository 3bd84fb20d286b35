import { expect, test } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { spoiled } from '../support/content-fuzz.ts';
import { VISITOR_PAGES } from '../support/pages.ts';
import { startFreshBackend } from './support/backend.ts';
import { askAgain } from './support/site-pages.ts';

/** What only a real browser knows of an answer that is none; every fault is in tests/component/faults. */
test.beforeAll(startFreshBackend);

/** Complaints of the page itself; an unhandled rejection is one. */
const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('pageerror', (error) => void complaints.push(error.message));
});
test.afterEach(() => expect(complaints).toEqual([]));

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
