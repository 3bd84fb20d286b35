import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addDays, formatDate, hotelToday, weekday } from '../../src/basics/time/dates.ts';
import { monthOf } from '../../src/basics/time/month.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { expectNoBarriers } from './support/reach.ts';
import { openTakenOver } from './support/site-pages.ts';
import { beSignedIn, newPerson } from './support/staff.ts';

/** The worked example of prices by date (tests/backend/prices.test.ts), as a guest and then staff meet it. */

const ROOM = 'room-standard';
/** A Monday, far enough ahead that no sample guest is there: the season begins on it. */
const SEASON = addDays(hotelToday(), 301 + ((8 - weekday(addDays(hotelToday(), 301))) % 7));
/** One of the season in the month of the day before it: a narrow window shows one month. */
const MONDAY = addDays(SEASON, addDays(SEASON, 35).endsWith('-01') ? 42 : 35);
const FESTIVAL = addDays(SEASON, 164);
const CODE = 'ចន្ទពេញ';

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
  const festival = {
    room_id: ROOM,
    name: 'Khmer New Year',
    from_night: FESTIVAL,
    to_night: addDays(FESTIVAL, 3),
    price: 199,
    min_nights: 3,
    throughout: true,
  };
  // One after the other: the shorter period is looked at beside the longer one.
  const answers = [
    await client.from('rooms').update(room).eq('id', ROOM),
    await client.from('price_periods').insert(season),
    await client.from('price_periods').insert(festival),
    await client.from('stay_discounts').insert({ min_nights: 7, percent: 10 }),
    await client.from('extras').insert({ id: 'van', name: 'Airport transfer', price: 25.5 }),
    await client.from('promo_codes').insert({ code: CODE, amount: 20 }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}

test.beforeEach(async () => {
  await startFreshBackend();
  await makeRules();
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Booking' });
const total = (page: Page) => panel(page).locator('.sum .total dd').filter({ visible: true });
const lines = (page: Page) => panel(page).locator('.sum dt');

async function choose(page: Page, day: string, nights: number, guests: number): Promise<void> {
  await panel(page).getByLabel('Guests').selectOption(String(guests));
  await panel(page).getByLabel('Nights').selectOption(String(nights));
  await panel(page).getByLabel('Check-in').fill(day);
}

const EXAMPLE = [
  { day: addDays(SEASON, -2), nights: 3, guests: 2, price: 417, total: '$459', csv: '459' },
  { day: addDays(SEASON, 3), nights: 3, guests: 3, price: 562, total: '$618', csv: '618' },
  { day: SEASON, nights: 7, guests: 2, price: 1037.7, total: '$1,141.70', csv: '1141.7' },
];

test('what each night costs is read before it is chosen, and what would do is one press away @both', async ({
  page,
}) => {
  await openTakenOver(page, '/rooms');
  const first = page.getByRole('listitem').filter({ hasText: 'with service' });
  await expect(first.filter({ hasText: 'from $129' })).toHaveCount(1);
  await expect(first.filter({ hasText: 'from $199' })).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('night_prices')) asked.push(one.url());
  });
  await openTakenOver(page, `/rooms/${ROOM}`);
  const seasons = page.getByRole('region', { name: 'Prices by season' });
  await expect(seasons.getByRole('row', { name: /Dry season/ })).toContainText('$159 – $179');
  await expect(seasons.getByRole('row', { name: /Khmer New Year/ })).toContainText(
    '3 nights or more',
  );

  await choose(page, MONDAY, 1, 2);
  await expect(total(page)).toHaveText('$175');
  expect(asked).toEqual([]);
  await panel(page)
    .getByRole('button', { name: /calendar|Check-in|Change/i })
    .first()
    .click();
  const calendar = page.getByRole('dialog');
  const monday = page.getByRole('button', {
    name: new RegExp(`^${formatDate(MONDAY)}, \\$159`),
  });
  await expect(calendar.locator('td').filter({ has: monday })).toContainText('$159');
  expect(asked).toHaveLength(1);
  const sunday = calendar.getByRole('button', {
    name: `${formatDate(addDays(MONDAY, -1))}, $159, no arrival`,
  });
  await expect(sunday).toBeVisible();
  await sunday.focus();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');

  await choose(page, addDays(SEASON, 6), 2, 2);
  await panel(page)
    .getByRole('button', { name: `Arrive ${formatDate(addDays(SEASON, 7))}` })
    .click();
  await choose(page, addDays(FESTIVAL, -1), 2, 2);
  await expect(panel(page).getByText(/3 nights or more\./)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Stay 3 nights' }).click();
  await expect(panel(page).getByLabel('Nights')).toHaveValue('3');
  await expect(lines(page).first()).toHaveText('Room price, 1 × $129, 2 × $199');
  await expectNoBarriers(page);
});

for (const stay of EXAMPLE)
  test(`${stay.nights} nights of ${stay.guests} guests cost ${stay.total} wherever they are read`, async ({
    page,
    browser,
  }) => {
    const email = `guest-${stay.csv}@example.com`;
    const guest = await newPerson(browser);
    await openTakenOver(guest, `/rooms/${ROOM}`);
    await choose(guest, stay.day, stay.nights, stay.guests);
    await expect(total(guest)).toHaveText(stay.total);
    await panel(guest).getByLabel('E-mail').fill(email);
    await guest.getByRole('button', { name: 'Book Now' }).click();
    await expect(guest.getByRole('heading', { name: 'Request received' })).toBeVisible();
    await expect(total(guest)).toHaveText(stay.total);

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
    await expect(guest.getByText(stay.total, { exact: true })).toBeVisible();
    await guest.context().close();

    await beSignedIn(page);
    await page.goto(`/admin/reservations?id=${id}`);
    await page
      .getByRole('button', { name: /Letter|Write to/ })
      .first()
      .click();
    await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(
      new RegExp(stay.total.replaceAll(/[$.]/g, String.raw`\$&`)),
    );
    const made = await client.rpc('make_invoice', { reservation_id: id });
    expect(made.error).toBeNull();
    await page.goto(`/admin/paper?id=${id}&kind=invoice`);
    const written = stay.total.includes('.') ? stay.total : `${stay.total}.00`;
    await expect(page.getByText(written, { exact: true }).first()).toBeVisible();

    await page.goto('/admin/reservations');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const row = readFileSync(await download.path(), 'utf8')
      .split('\r\n')
      .find((one) => one.includes(email));
    expect(row?.split(',')).toContain(stay.csv);

    // The stay alone in two months: what they share is its room price.
    const { data: months } = await client.rpc('month_figures', {
      day: addDays(stay.day, stay.nights),
    });
    const income = (months as { sold: { income: number }[] }[])
      .slice(0, monthOf(stay.day) === monthOf(addDays(stay.day, stay.nights)) ? 1 : 2)
      .flatMap(({ sold }) => sold.map((one) => one.income));
    expect(income.reduce((sum, one) => sum + one, 0)).toBeCloseTo(stay.price, 6);
  });

test('an extra and a code in Khmer are in the total that is sent and told @both', async ({
  page,
}) => {
  await openTakenOver(page, `/rooms/${ROOM}?code=${encodeURIComponent(CODE)}`);
  await choose(page, addDays(SEASON, -2), 3, 2);
  // As if it had been typed.
  await expect(panel(page).getByRole('textbox', { name: 'Promo code' })).toHaveValue(CODE);
  await expect(panel(page).getByText('Your promo code has been applied.')).toBeVisible();
  await panel(page)
    .getByRole('checkbox', { name: /Airport transfer/ })
    .check();
  // 417 − 20, a fee of 40, and 25.50
  await expect(total(page)).toHaveText('$462.50');
  await expect(panel(page).locator('.sum dd')).toHaveText([
    '$417',
    '−$20',
    '$40',
    '$25.50',
    '$462.50',
  ]);
  await panel(page).getByLabel('E-mail').fill('code@example.com');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
  await expect(total(page)).toHaveText('$462.50');
  const stored = await (
    await adminClient()
  )
    .from('reservations')
    .select('total, promo_code, extras')
    .eq('email', 'code@example.com')
    .single();
  expect(stored.data).toMatchObject({ total: 462.5, promo_code: CODE, extras: [{ id: 'van' }] });
});
