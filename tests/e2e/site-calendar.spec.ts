import { expect, test } from '@playwright/test';
import { calendarWords } from '../../src/words/visitors.ts';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { pathIn } from '../../src/basics/rules/language-paths.ts';
import { LANGUAGE_CODES } from '../../src/words/languages.ts';
import { startFreshBackend } from './support/backend.ts';
import { expectNoBarriers } from './support/accessibility.ts';
import { layoutShift } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the calendar opens accessibly and moves nothing @both', async ({ page, isMobile }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const shift = await layoutShift(page);
  await page.goto('/rooms/room-premier');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('stay-calendar'))).toEqual([]);

  const field = page.getByLabel('Check-in');
  await (isMobile ? field.tap() : field.click());
  const calendar = page.getByRole('dialog', { name: calendarWords.title });
  await expect(calendar).toBeVisible();
  await expect(calendar).toBeInViewport({ ratio: 1 });
  await expect(calendar.locator('[aria-busy]')).toHaveCount(0);
  await expectNoBarriers(page);
  expect(await shift()).toBeLessThanOrEqual(0.005);
  const today = calendar.getByRole('button', { name: formatDate(hotelToday()) });
  if (!isMobile) return expect(field).toBeFocused();

  await expect(today).toBeFocused();
  for (const button of await calendar.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(
      Math.min(width, height),
      (await button.getAttribute('aria-label')) ?? '',
    ).toBeGreaterThanOrEqual(44);
  }
});

test('the result of a search fits the height reserved for it in every language @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const place = page.locator('.found-place');
  const overflow = () =>
    place.evaluate(async (box) => {
      await document.fonts.ready;
      return box.clientHeight - Number.parseFloat(getComputedStyle(box).minHeight);
    });
  const rooms = ['room-standard', 'room-deluxe'];
  const full = rooms.map((room_id) => ({ room_id, left: 0, total: 1, rule: null }));
  const small = { left: 2, rule: { code: 'too-many-guests', capacity: 2 } };
  const alone = full.map((room) => ({ ...room, ...small }));
  const nothing = { together: [], split: null, near: [] };
  const stay = `?arrive=${addDays(hotelToday(), 30)}&nights=10&guests=12`;
  for (const code of LANGUAGE_CODES)
    for (const answer of [{ rooms: full, ...nothing }, { rooms: alone, ...nothing }, undefined]) {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/rpc/search_stays', async (route) => {
        await held;
        await route.fulfill(answer ? { json: answer } : { status: 400, json: { message: 'x' } });
      });
      await page.goto(pathIn(code, '/rooms') + stay);
      await expect(place).not.toBeEmpty();
      expect(await overflow(), code).toBe(0);
      const waiting = await place.innerText();
      release();
      await expect(place).not.toHaveText(waiting, { useInnerText: true });
      expect(await overflow(), `${code} ${await place.innerText()}`).toBe(0);
      await page.unroute('**/rpc/search_stays');
    }
});
