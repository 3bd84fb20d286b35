import { expect, test, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { photo } from './support/pictures.ts';
import { expectAccessible, consoleMessages } from './support/accessibility.ts';
import { expectToast, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

async function openRooms(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto('/admin/rooms');
  await expect(page.getByRole('button', { name: 'Add room' })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const saveRoom = (page: Page) => dialog(page).getByRole('button', { name: 'Save room' }).click();

test('the dialog keeps the focus and gives it back', async ({ page }) => {
  await openRooms(page);
  const opener = page.getByRole('button', { name: 'Edit Moonrise Premier' });
  await opener.click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let tab = 0; tab < 40; tab += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the rooms and their dialogs are within reach @both', async ({ page }) => {
  const complaints = consoleMessages(page, (kind) => kind === 'error');
  await openRooms(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Horizon Deluxe' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add room' }).click();
  await expectAccessible(page);
  await saveRoom(page);
  await expect(dialog(page).locator('.err')).toHaveCount(3);
  await expectAccessible(page);
  await expectToast(page, 'Validation Error', 'Please fill all required fields.');
  await field(page, 'Name').fill('Somewhere');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByText('Discard your changes?')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByText('Pictures by type').click();
  await page.getByLabel('Deluxe', { exact: true }).setInputFiles(await photo(page));
  await expectToast(page, 'Image uploaded', 'The picture is saved.');
  await page.getByText('Description and focus', { exact: true }).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
