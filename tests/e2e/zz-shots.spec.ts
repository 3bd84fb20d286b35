import { expect, test } from '@playwright/test';
import { addDays, hotelToday, weekday } from '../../src/hotel/time/dates.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { openTakenOver } from './support/site-pages.ts';
const ROOM = 'room-standard';
const SEASON = addDays(hotelToday(), 301 + ((8 - weekday(addDays(hotelToday(), 301))) % 7));
test('shots @both', async ({ page, isMobile }) => {
  await startFreshBackend();
  const client = await adminClient();
  await client
    .from('rooms')
    .update({ price: 129, capacity: 3, guests_included: 2, extra_guest_price: 15, units: 6 })
    .eq('id', ROOM);
  await client
    .from('price_periods')
    .insert({
      room_id: ROOM,
      name: 'Dry season',
      from_night: SEASON,
      to_night: addDays(SEASON, 152),
      price: 159,
      weekday_prices: { 5: 179, 6: 179 },
      arrival_days: [1, 2, 3, 4, 5, 6],
    });
  await client
    .from('price_periods')
    .insert({
      room_id: ROOM,
      name: 'Khmer New Year',
      from_night: addDays(SEASON, 164),
      to_night: addDays(SEASON, 167),
      price: 199,
      min_nights: 3,
      throughout: true,
    });
  await client.from('stay_discounts').insert({ min_nights: 7, percent: 10 });
  await client.from('extras').insert([
    { id: 'van', name: 'Airport transfer', price: 25.5 },
    { id: 'br', name: 'Breakfast', price: 9, per: 'guest_night', position: 1 },
    { id: 'kayak', name: 'Kayak on the bay', price: 12, most: 3, position: 2 },
  ]);
  await client.from('promo_codes').insert({ code: 'ចន្ទពេញ', amount: 20 });
  const size = isMobile ? 'phone' : 'desktop';
  const shot = (name: string) => page.screenshot({ path: `/tmp/prices/guest/${size}-${name}.png` });
  const panel = page.locator('#book');
  await openTakenOver(page, '/rooms');
  await page.locator('.room-line').first().scrollIntoViewIfNeeded();
  await shot('rooms');
  await openTakenOver(page, `/rooms/${ROOM}?code=${encodeURIComponent('ចន្ទពេញ')}`);
  await shot('room');
  await panel.locator('[name=guests]').selectOption('3');
  await panel.locator('[name=nights]').selectOption('7');
  await panel.locator('[name=checkIn]').fill(SEASON);
  await page.waitForTimeout(800);
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('checkbox').nth(1).check();
  await panel.getByRole('checkbox').nth(2).check();
  await page.waitForTimeout(800);
  await panel.screenshot({ path: `/tmp/prices/guest/${size}-panel.png` });
  await panel
    .getByRole('button', { name: /calendar|Check-in|Change/i })
    .first()
    .click();
  await page.waitForTimeout(800);
  await page.getByRole('dialog').scrollIntoViewIfNeeded();
  await page.locator(`[data-day="${addDays(SEASON, 6)}"]`).focus();
  await shot('calendar');
  await page.keyboard.press('Escape');
  await panel.locator('[name=checkIn]').fill(addDays(SEASON, 163));
  await panel.locator('[name=nights]').selectOption('2');
  await page.waitForTimeout(800);
  await panel.screenshot({ path: `/tmp/prices/guest/${size}-rule.png` });
  await page.locator('.seasons').scrollIntoViewIfNeeded();
  await shot('seasons');
  await openTakenOver(page, `/km/rooms/${ROOM}`);
  await panel.locator('[name=nights]').selectOption('7');
  await panel.locator('[name=checkIn]').fill(SEASON);
  await page.waitForTimeout(1000);
  await panel.screenshot({ path: `/tmp/prices/guest/${size}-panel-km.png` });
  await panel.locator('.date-toggle').click();
  await page.waitForTimeout(1000);
  await shot('calendar-km');
});
