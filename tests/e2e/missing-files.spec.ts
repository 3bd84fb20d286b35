import { expect, test } from '@playwright/test';
import { roomPath } from '../../src/basics/rules/paths.ts';
import { bookingWords, receiptWords, reloadedToast, roomWords } from '../../src/words/visitors.ts';
import { rowsOf, startFreshBackend } from './support/backend.ts';
import { openHydrated } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);

const ANSWERS = {
  'is gone': { status: 404, body: 'Not found' },
  'is a page of the host': { contentType: 'text/html', body: '<!doctype html><p>Hello</p>' },
};

for (const [what, answer] of Object.entries(ANSWERS))
  test(`an open tab can send a booking while every old file ${what}`, async ({ page }) => {
    const email = `tab-${answer.body.length}@example.com`;
    await openHydrated(page, roomPath('room-deluxe'));
    const nights = page.getByLabel(bookingWords.nights);
    const field = page.getByLabel(bookingWords.email, { exact: true });
    // Sets the value without typing, because typing would preload the code that sends forms.
    await field.evaluate((element, typed) => Object.assign(element, { value: typed }), email);
    await nights.evaluate((element) => Object.assign(element, { value: '3' }));
    let isOld = true;
    await page.route('**/assets/**', (route) => (isOld ? route.fulfill(answer) : route.continue()));
    page.once('framenavigated', () => void (isOld = false));
    await page.getByRole('button', { name: roomWords.bookButton }).click();
    await expect(page.getByText(reloadedToast.title, { exact: true })).toBeVisible();
    await expect(field).toHaveValue(email);
    await expect(nights).toHaveValue('3');
    await page.getByRole('button', { name: roomWords.bookButton }).click();
    await expect.poll(async () => (await rowsOf('reservations', email)).length).toBe(1);
    await expect(page.getByRole('complementary', { name: bookingWords.label })).toContainText(
      receiptWords.title,
    );
  });
