import { expect, test } from '@playwright/test';
import { addDays, hotelToday } from '../../src/domain/dates.ts';
import { adminClient, startBackend, startFreshBackend, stopBackend } from './support/backend.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

/** An address that only this run uses. */
const address = (name: string) => `${name}-${Date.now()}@example.com`;

async function rowsOf(table: string, email: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await (await adminClient()).from(table).select('*').eq('email', email);
  if (error) throw error;
  return data;
}

/** True while a test has stopped the backend that all tests share. */
let isStopped = false;

test.afterEach(async () => {
  if (isStopped) await startBackend();
  isStopped = false;
});

test('[B-17] [B-18] [B-19] a booking is stored with the price of the server, then confirmed on screen', async ({
  page,
}) => {
  const email = address('book');
  const day = addDays(hotelToday(), 40);
  await page.goto('/rooms/room-premier');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Guests').selectOption('3');
  await page.getByLabel('Nights').selectOption('2');
  await page.getByLabel('Check-in').fill(day);
  await page.getByRole('button', { name: 'Book Now' }).dblclick();
  await expect(page.getByText('Booking Initiated', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Your booking for Moonrise Premier has been initiated. A confirmation will be sent to ${email}.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
  const rows = await rowsOf('reservations', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    room_id: 'room-premier',
    room_name: 'Moonrise Premier',
    guests: 3,
    nights: 2,
    check_in: day,
    status: 'new',
  });
  expect(['price', 'fee', 'total'].map((name) => Number(rows[0]?.[name]))).toEqual([498, 50, 548]);
});

test('[B-21] [B-26] @desktop with the backend away everything typed stays, and a retry stores one row', async ({
  page,
}) => {
  const email = address('retry');
  await page.goto('/rooms/room-standard');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Nights').selectOption('3');
  await page.waitForLoadState('networkidle');
  await stopBackend();
  isStopped = true;
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Nights')).toHaveValue('3');

  await startBackend();
  isStopped = false;
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Booking Initiated', { exact: true })).toBeVisible();
  expect(await rowsOf('reservations', email)).toHaveLength(1);
});

test('[B-26] a lost answer and a retry store one row', async ({ page }) => {
  const email = address('lost');
  await page.goto('/rooms/room-standard');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.route(
    '**/rest/v1/reservations*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Booking Initiated', { exact: true })).toBeVisible();
  expect(await rowsOf('reservations', email)).toHaveLength(1);
});

test('[C-11] [C-13] a message is stored, thanked for, and the form is empty', async ({ page }) => {
  const email = address('write');
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Sok Dara', { delay: 20 });
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('ជំរាបសួរ');
  await page
    .getByLabel('Message', { exact: true })
    .pressSequentially('Is the jetty lit at night? '.repeat(3), {
      delay: 20,
    });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(
    page.getByText('We will get back to you as soon as possible', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(await rowsOf('messages', email)).toEqual([
    expect.objectContaining({ name: 'Sok Dara', subject: 'ជំរាបសួរ' }),
  ]);
});

test('[P-13] an address is stored once, however often it is given', async ({ page }) => {
  const email = address('letter');
  await page.goto('/');
  const field = page.getByLabel('E-mail for the newsletter');
  for (const typed of [email, email.toUpperCase()]) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('Thank you', { exact: true }).first()).toBeVisible();
  }
  expect(await rowsOf('subscribers', email)).toHaveLength(1);
});
