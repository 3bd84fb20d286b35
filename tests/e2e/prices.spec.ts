import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addDays, hotelToday, weekday } from '../../src/basics/time/dates.ts';
import { monthOf } from '../../src/basics/time/month.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { openTakenOver } from './support/site-pages.ts';
import { beSignedIn, newPerson } from './support/staff.ts';

/** The worked example of prices by date (tests/backend/prices.test.ts), as a guest and then staff meet it. */

const ROOM = 'room-standard';
/** A Monday, far enough ahead that no sample guest is there: the season begins on it. */
const SEASON = addDays(hotelToday(), 301 + ((8 - weekday(addDays(hotelToday(), 301))) % 7));

async function makeRules(): Promise<void> {
  const client = await adminClient();
  const room = { price: 129, capacity: 3, guests_included: 2, extra_guest_price: 15, units: 6 };
  const season = {
    room_id: ROOM,
    name: 'Dry season',
    from_night: SEASON,
    to_night: addDays(SEASON, 152),
    price: 159,
    weekday_prices: { 5: 179, 6: 179 },
    arrival_days: [1, 2, 3, 4, 5, 6],
  };
  const answers = [
    await client.from('rooms').update(room).eq('id', ROOM),
    await client.from('price_periods').insert(season),
    await client.from('stay_discounts').insert({ min_nights: 7, percent: 10 }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}

test.beforeEach(async () => {
  await startFreshBackend();
  await makeRules();
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Booking' });
const total = (page: Page) => panel(page).locator('.sum .total dd').filter({ visible: true });
async function choose(page: Page, day: string, nights: number, guests: number): Promise<void> {
  await panel(page).getByLabel('Guests').selectOption(String(guests));
  await panel(page).getByLabel('Nights').selectOption(String(nights));
  await panel(page).getByLabel('Check-in').fill(day);
}

/** A week of the season with its discount: cents, and the two months that it lies in. */
const STAY = {
  day: SEASON,
  nights: 7,
  guests: 2,
  price: 1037.7,
  total: '$1,141.70',
  csv: '1141.7',
};

test('a stay costs the same wherever it is read', async ({ page, browser }) => {
  const email = `guest-${STAY.csv}@example.com`;
  const guest = await newPerson(browser);
  await openTakenOver(guest, `/rooms/${ROOM}`);
  await choose(guest, STAY.day, STAY.nights, STAY.guests);
  await expect(total(guest)).toHaveText(STAY.total);
  await panel(guest).getByLabel('E-mail').fill(email);
  await guest.getByRole('button', { name: 'Book Now' }).click();
  await expect(guest.getByRole('heading', { name: 'Request received' })).toBeVisible();
  await expect(total(guest)).toHaveText(STAY.total);

  const client = await adminClient();
  const confirmed = await client
    .from('reservations')
    .update({ status: 'confirmed' })
    .eq('email', email)
    .select('id, guest_key')
    .single();
  expect(confirmed.error).toBeNull();
  const { id, guest_key: key } = confirmed.data as { id: string; guest_key: string };
  await guest.goto(`/stay/${key}`);
  await expect(guest.getByText(STAY.total, { exact: true })).toBeVisible();
  await guest.context().close();

  await beSignedIn(page);
  await page.goto(`/admin/reservations?id=${id}`);
  await page
    .getByRole('button', { name: /Letter|Write to/ })
    .first()
    .click();
  await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(
    new RegExp(STAY.total.replaceAll(/[$.]/g, String.raw`\$&`)),
  );
  const made = await client.rpc('make_invoice', { reservation_id: id });
  expect(made.error).toBeNull();
  await page.goto(`/admin/paper?id=${id}&kind=invoice`);
  await expect(page.getByText(STAY.total, { exact: true }).first()).toBeVisible();

  await page.goto('/admin/reservations');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const row = readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .find((one) => one.includes(email));
  expect(row?.split(',')).toContain(STAY.csv);

  // The stay alone in two months: what they share is its room price.
  const { data: months } = await client.rpc('month_figures', {
    day: addDays(STAY.day, STAY.nights),
  });
  const income = (months as { sold: { income: number }[] }[])
    .slice(0, monthOf(STAY.day) === monthOf(addDays(STAY.day, STAY.nights)) ? 1 : 2)
    .flatMap(({ sold }) => sold.map((one) => one.income));
  expect(income.reduce((sum, one) => sum + one, 0)).toBeCloseTo(STAY.price, 6);
});
