import { expect, test } from '@playwright/test';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { startFreshBackend } from './support/backend.ts';

/** Browsers at both ends of the clock, one with another calendar; unit/dates-anywhere has more. */
const READERS = [
  { locale: 'th-TH', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'en-US', timezoneId: 'Pacific/Pago_Pago' },
];

const ARRIVAL = addDays(hotelToday(), 60);

test.beforeAll(startFreshBackend);

for (const { locale, timezoneId } of READERS) {
  test.describe(`in ${locale}, ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test('[B-23] a booking begins with the hotel’s day and is stored with the day chosen', async ({
      page,
    }) => {
      // The hotel's last midnight: 17:00 UTC.
      const midnight = Date.parse(`${hotelToday()}T00:00:00+07:00`);
      const sides = [
        [midnight - 30_000, addDays(hotelToday(), -1)],
        [midnight + 30_000, hotelToday()],
      ] as const;
      for (const [now, today] of sides) {
        await page.clock.setFixedTime(now);
        await page.goto('/rooms/room-premier');
        await page.waitForLoadState('networkidle'); // the app has taken the page over
        await page.getByLabel('Check-in').press('ArrowDown');
        await expect(page.getByRole('button', { name: formatDate(today) })).toBeFocused();
      }

      const panel = page.getByRole('complementary', { name: 'Booking' });
      await panel.getByLabel('E-mail').fill(`${timezoneId.replace(/\W/g, '-')}@example.com`);
      await panel.getByLabel('Nights').selectOption('3');
      await panel.getByLabel('Check-in').fill(ARRIVAL);
      await expect(panel).toContainText(formatDate(addDays(ARRIVAL, 3)));
      await expect(panel).toContainText('$822');
      await panel.getByRole('button', { name: 'Book Now' }).click();
      await expect(page.getByText('Booking Initiated', { exact: true })).toBeVisible();
    });
  });
}
