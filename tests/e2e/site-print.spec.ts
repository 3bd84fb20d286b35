import { expect, test } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';

test.beforeAll(startFreshBackend);

test('printed, a room is its picture, its facts and its price on paper', async ({ page }) => {
  await page.goto('/rooms/room-premier');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('per night').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
});
