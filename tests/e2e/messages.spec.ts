import { expect, test, type Page } from '@playwright/test';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { writtenDay } from '../../src/basics/time/written-day.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { newPerson, beSignedIn } from './support/staff.ts';

/** Far enough ahead that no sample guest is there. */
const ARRIVAL = addDays(hotelToday(), 200);
const ROOM = 'room-deluxe';

test.beforeEach(startFreshBackend);

/** All but one of the rooms of this kind are taken. */
async function leaveOneRoom(): Promise<void> {
  const client = await adminClient();
  const { error } = await client.from('rooms').update({ units: 1 }).eq('id', ROOM);
  if (error) throw error;
}

async function chooseNights(page: Page, date: string): Promise<void> {
  await page.goto(`/rooms/${ROOM}`);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await panel.getByLabel('Nights').selectOption('2');
  await answered(page, () => panel.getByLabel('Check-in').fill(date));
}

/** Chooses other nights, and ends when it is known whether they are free. */
async function answered(page: Page, choose: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse('**/rest/v1/rpc/room_availability*');
  await choose();
  await answer;
  await page.waitForLoadState('networkidle'); // where they are full, the next free ones are asked for
}

/** A line of the list. */
const row = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Reservations' }).getByRole('link', { name: email });

const isFull = (page: Page) => page.getByText('This room is full on some of these nights.');

test('[B-19] a visitor books, staff confirm, the next visitor sees the nights full, cancelling frees them', async ({
  page,
  browser,
}) => {
  await leaveOneRoom();
  const guest = await newPerson(browser);
  await chooseNights(guest, ARRIVAL);
  await expect(isFull(guest)).toBeHidden();
  await guest
    .getByRole('complementary', { name: 'Booking' })
    .getByLabel('E-mail')
    .fill('first@example.com');
  await guest.getByRole('button', { name: 'Book Now' }).click();
  await expect(guest.getByText('Booking Initiated', { exact: true })).toBeVisible();

  await beSignedIn(page);
  await page.goto('/admin/reservations');
  await row(page, 'first@example.com').click();
  await expect(page.getByText('These nights are free.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Reservation: confirmed', { exact: true })).toBeVisible();
  const mail = page.getByRole('link', { name: 'Open in your mail program' });
  await expect(mail).toHaveAttribute('href', /^mailto:first@example\.com\?subject=/);

  const next = await newPerson(browser);
  await chooseNights(next, addDays(ARRIVAL, 1));
  await expect(isFull(next)).toBeVisible();
  const nextFree = next.getByRole('button', { name: formatDate(addDays(ARRIVAL, 2)) });
  await answered(next, () => nextFree.click());
  await expect(isFull(next)).toBeHidden();
  await expect(next.getByLabel('Check-in')).toHaveValue(writtenDay(addDays(ARRIVAL, 2)));

  await page.getByRole('button', { name: 'Cancel stay' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Reservation: cancelled', { exact: true })).toBeVisible();
  await chooseNights(next, addDays(ARRIVAL, 1));
  await expect(next.getByLabel('Check-in')).toHaveValue(addDays(ARRIVAL, 1));
  await expect(isFull(next)).toBeHidden();
  await guest.context().close();
  await next.context().close();
});
