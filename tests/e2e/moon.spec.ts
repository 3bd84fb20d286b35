import { expect, test, type Page } from '@playwright/test';
import { calendarWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { addDays, formatDate } from '../../src/basics/time/dates.ts';
import { startFreshBackend } from './support/backend.ts';
import { answerContent, layoutShift, openTakenOver } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);

/** The last minute in which the night of the full moon is still meant by tonight: 03:59 in Kep. */
const BEFORE_MORNING = Date.parse('2026-12-24T20:59:30Z');

/** The files that a page asks for and that are the moon's. */
function moonFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/moon/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('tonight’s moon and its line come after the page, and move nothing @both', async ({
  page,
}) => {
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
  // What else may move has moved: letters, when their font comes.
  const before = await shift();
  release();
  await expect(line).toHaveText('Full moon tonight. It rises from the sea at 18:08.');
  await expect(page.locator('.hero .moon-sky .moon-lit')).toBeInViewport();
  // A movement is told after the frame in which it is drawn.
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shift()).toBe(before);

  // It stands above the title, between the page's margins.
  const [{ bottom, right }, title] = await Promise.all(
    [line, page.locator('.hero h1')].map((words) =>
      words.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON()),
    ) as [Promise<DOMRect>, Promise<DOMRect>],
  );
  expect(bottom).toBeLessThanOrEqual(title.top);
  expect(right).toBeLessThan((page.viewportSize()?.width ?? 0) - 15);
});

test('of a house that shows no moon no page asks for its files', async ({ page }) => {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.moon.over = 'off';
  await answerContent(page, content);
  // As such a house's site is built: its pages come with their content in a file.
  await page.route('**/assets/content-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"over":"sea"', '"over":"off"');
    await route.fulfill({ response, body });
  });
  const asked = moonFiles(page);
  for (const address of ['/', '/rooms/room-premier']) {
    await openTakenOver(page, address);
    await page.waitForLoadState('networkidle');
  }
  await page.getByLabel('Check-in').press('ArrowDown');
  await expect(page.getByRole('dialog', { name: calendarWords.title })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator('[class*=moon-]')).toHaveCount(0);
});

test('a page left open goes on to the next night’s moon', async ({ page }) => {
  await page.clock.install({ time: BEFORE_MORNING });
  await page.goto('/');
  await expect(page.locator('.hero-tonight')).toHaveText(/^Full moon tonight/);
  await page.clock.fastForward(61_000);
  await expect(page.locator('.hero-tonight')).toHaveText(/rises from the sea at 19:16\.$/);
});

test('two years ahead the calendar shows the moons of those nights', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-24T12:00:00Z');
  await openTakenOver(page, '/rooms/room-premier');
  await page.getByLabel('Check-in').press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: calendarWords.title });
  const day = (date: string, more = '') =>
    calendar.getByRole('button', { name: formatDate(date) + more, exact: true });
  await expect(day('2026-12-24', ', full moon')).toBeFocused();
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+PageDown');
  // The last night that can be asked for: 730 days from today.
  await expect(day(addDays('2026-12-24', 730), '')).toBeFocused();
  await expect(day('2028-12-02', ', full moon')).toBeEnabled();
  await expect(day('2028-12-16', ', new moon')).toBeEnabled();
  await expect(day('2028-12-09').locator('.moon-lit')).toBeVisible();
});
