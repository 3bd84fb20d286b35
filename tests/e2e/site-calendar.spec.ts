import { expect, test } from '@playwright/test';
import { calendarWords } from '../../src/words/visitors.ts';
import { formatDate, hotelToday } from '../../src/basics/time/dates.ts';
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
