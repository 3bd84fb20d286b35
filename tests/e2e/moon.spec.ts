import { expect, test } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { layoutShift } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);

/** 03:59 in Kep: until 04:00, "tonight" means the night of the full moon. */
const BEFORE_MORNING = Date.parse('2026-12-24T20:59:30Z');

test('tonight’s moon comes after the page and moves nothing @both', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/after-start-*', async (route) => {
    await held;
    await route.continue();
  });
  const shift = await layoutShift(page);
  await page.clock.setFixedTime('2026-12-24T12:00:00Z');
  const isTakenOver = page.waitForRequest('**/assets/after-start-*');
  await page.goto('/');
  await isTakenOver;
  await page.evaluate(() => document.fonts.ready);
  const line = page.locator('.hero-tonight');
  await expect(line).toHaveCount(0);
  const before = await shift();
  release();
  await expect(line).toHaveText('Full moon tonight. It rises from the sea at 18:08.');
  await expect(page.locator('.hero .moon-sky .moon-lit')).toBeInViewport();
  // The browser reports a layout shift after the frame that shows it.
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shift()).toBe(before);

  const [{ bottom, right }, title] = await Promise.all(
    [line, page.locator('.hero h1')].map((words) =>
      words.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON()),
    ) as [Promise<DOMRect>, Promise<DOMRect>],
  );
  expect(bottom).toBeLessThanOrEqual(title.top);
  expect(right).toBeLessThan((page.viewportSize()?.width ?? 0) - 15);
});

test('a page left open goes on to the next night’s moon', async ({ page }) => {
  await page.clock.install({ time: BEFORE_MORNING });
  await page.goto('/');
  await expect(page.locator('.hero-tonight')).toHaveText(/^Full moon tonight/);
  await page.clock.fastForward(61_000);
  await expect(page.locator('.hero-tonight')).toHaveText(/rises from the sea at 19:16\.$/);
});
