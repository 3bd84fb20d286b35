import { expect, test } from '@playwright/test';
import { rowsOf, startBackend, startFreshBackend, stopBackend } from './support/backend.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

/** An address that only this run uses. */
const address = (name: string) => `${name}-${Date.now()}@example.com`;

/** True while a test has stopped the backend that all tests share. */
let isStopped = false;

test.afterEach(async () => {
  if (isStopped) await startBackend();
  isStopped = false;
});

test('[B-21] [B-26] with the backend away everything typed stays, and a retry stores one row', async ({
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
