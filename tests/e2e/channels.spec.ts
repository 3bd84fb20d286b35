import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { expectReachable } from './support/reach.ts';
import { beSignedIn, expectToast } from './support/staff.ts';

/** A booking site's calendar on a phone: from its link to a double booking. */

const ROOM = 'room-standard';
const FIRST = addDays(hotelToday(), 40);

/** What the shop gives when it is asked next, each stay from its first night to its departure. */
let sold: [from: string, to: string, summary: string][] = [];
let shop: Server;
let address: string;

function feed(): string {
  const day = (date: string) => date.replaceAll('-', '');
  const events = sold.flatMap(([from, to, summary], nth) => [
    'BEGIN:VEVENT',
    `UID:${nth}@shop.example`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(to)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//shop//EN', ...events];
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}

test.beforeEach(async () => {
  await startFreshBackend();
  sold = [];
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar');
    response.end(feed());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shop.once('listening', resolve));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/calendar.ics`;
});

test.afterEach(() => {
  shop.close();
});

/** Stays of this house fill all rooms of the kind on the nights. */
async function sellOut(from: string, nights: number): Promise<void> {
  const client = await adminClient();
  const { data, error } = await client.from('rooms').select('units').eq('id', ROOM).single();
  if (error) throw error;
  for (let unit = 0; unit < Number(data.units); unit += 1) {
    const stay = await client.from('reservations').insert({
      room_id: ROOM,
      guest_name: `Guest ${unit + 1}`,
      email: `guest-${unit}@example.com`,
      check_in: from,
      nights,
      guests: 1,
      status: 'confirmed',
      source: 'phone',
    });
    if (stay.error) throw stay.error;
  }
}

const dialog = (page: Page) => page.getByRole('dialog');

test('from a shop’s calendar to a double booking that is shown @phone', async ({ page }) => {
  sold = [
    [FIRST, addDays(FIRST, 3), 'Reserved'],
    [addDays(FIRST, 10), addDays(FIRST, 20), 'Airbnb (Not available)'],
  ];
  await beSignedIn(page);
  await page.goto('/admin/shops');
  await expect(page.getByText('No booking sites yet')).toBeVisible();
  await expectReachable(page);

  await page.getByRole('button', { name: 'Add a listing' }).click();
  await dialog(page).getByLabel('Room kind').selectOption(ROOM);
  await dialog(page).getByLabel('Booking site').selectOption('Airbnb');
  await dialog(page).getByRole('button', { name: 'Next: calendar links' }).click();
  const ours = dialog(page).getByLabel('Our calendar link, to paste there');
  await expect(ours).toHaveValue(/\/functions\/v1\/calendar\/[0-9a-f]{40}\.ics$/);
  const given = await page.request.get(await ours.inputValue());
  expect(await given.text()).toContain('BEGIN:VCALENDAR');
  await expectReachable(page);

  await dialog(page).getByLabel('Their calendar link').fill(address);
  await dialog(page).getByRole('button', { name: 'Check' }).click();
  await expect(dialog(page).getByText('2 entries were found:')).toBeVisible();
  await expect(dialog(page).getByText('Ignored, by their words: no nights taken')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Take these nights' }).scrollIntoViewIfNeeded();
  await expectReachable(page);
  await dialog(page).getByRole('button', { name: 'Take these nights' }).click();
  await expectToast(page, 'Nights taken');
  await expect(page.getByText('3 nights taken')).toBeVisible();
  await expect(page.getByText('1 ignored (1 by their words)')).toBeVisible();
  await expectReachable(page);

  // Sold here, and a while later at the shop as well.
  await sellOut(addDays(FIRST, 5), 2);
  sold.push([addDays(FIRST, 5), addDays(FIRST, 8), 'Reserved']);
  await page.getByRole('button', { name: /^Read now: Airbnb/ }).click();
  await expectToast(page, 'Calendar read');
  await expect(page.getByRole('heading', { name: '1 double booking' })).toBeVisible();
  const nights = `${formatDate(addDays(FIRST, 5))} – ${formatDate(addDays(FIRST, 6))}`;
  await expect(page.getByRole('heading', { name: nights })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guest 1' })).toBeVisible();
  // the night of it that was free is held
  await expect(page.getByText('4 nights taken')).toBeVisible();
  await page.getByRole('heading', { name: '1 double booking' }).scrollIntoViewIfNeeded();
  await expectReachable(page);
});
