import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { openTakenOver } from './support/site-pages.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

const PAGES = ['/', '/rooms', '/rooms/room-premier', '/about', '/contact', '/privacy', '/nowhere'];

/** What the page's own policy refuses, and what breaks, is said on the console. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

test('no page breaks its own policy, while loading or while one uses it', async ({ page }) => {
  const found = complaints(page);
  for (const address of PAGES) {
    await openTakenOver(page, address);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.goto('/rooms/room-premier');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(`policy-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Booking Initiated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Booking Initiated', { exact: true })).toBeHidden();
  // The answer of an address that does not exist is a 404, which the browser mentions.
  expect(found.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the data for search engines is there under that policy', async ({ page }) => {
  await page.goto('/rooms/room-premier');
  const block = page.locator('head script[type="application/ld+json"]');
  await expect(block).toHaveCount(1);
  const data: unknown = JSON.parse((await block.textContent()) ?? '');
  expect(data).toMatchObject({ name: 'Moonrise Premier', offers: { price: 249 } });
});

test('@desktop printed, a room is its picture, its facts and its price on paper', async ({
  page,
}) => {
  await page.goto('/rooms/room-premier');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('per night').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
});
