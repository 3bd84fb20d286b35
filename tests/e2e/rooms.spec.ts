import { expect, test, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { photo } from './support/pictures.ts';
import { expectReachable, saidBy } from './support/reach.ts';
import { expectToast, newPerson, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

async function openRooms(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto('/admin/rooms');
  await expect(page.getByRole('button', { name: 'Add room' })).toBeVisible();
}

const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const saveRoom = (page: Page) => dialog(page).getByRole('button', { name: 'Save room' }).click();

async function fillRoom(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Price per night ($)').fill('149.50');
  await field(page, 'Description').fill('The lanterns are lit at six.');
}

test('[M-02] [M-14] [M-15] a room is added with a photo, changed and deleted; visitors see each', async ({
  page,
  browser,
}) => {
  const guest = await newPerson(browser);
  await openRooms(page);
  await page.getByRole('button', { name: 'Add room' }).click();
  await fillRoom(page, 'Lantern Suite');
  await field(page, 'Type').selectOption('deluxe');
  await field(page, 'Sea view').check();
  await field(page, 'Add to Pictures').setInputFiles(await photo(page));
  await expectToast(page, 'Image uploaded', 'It appears on the site when you save.');
  await saveRoom(page);
  await expectToast(page, 'Room Added', 'Lantern Suite is now on the site.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Lantern Suite')).toContainText('$149.50');

  await guest.goto('/rooms');
  const card = guest.locator('.room').filter({ hasText: 'Lantern Suite' });
  await expect(card).toContainText('$149.50');
  await expect(card.locator('img')).toHaveAttribute('src', /room-deluxe\/\d+-/);
  await card.getByRole('link').click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Lantern Suite' })).toBeVisible();
  await expect(guest).toHaveURL(/\/rooms\/room-\d{13}$/);

  await page.reload();
  await page.getByRole('button', { name: 'Edit Lantern Suite' }).click();
  await expect(field(page, 'Price per night ($)')).toHaveValue('149.5');
  await expect(field(page, 'Sea view')).toBeChecked();
  await field(page, 'Name').fill('Lantern House');
  await field(page, 'Best seller').check();
  await saveRoom(page);
  await expectToast(page, 'Room Updated');
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Lantern House' }).click();
  await row(page, 'Lantern House').getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Room Deleted', 'Lantern House is no longer on the site.');
  await expect(row(page, 'Lantern House')).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('Room Not Found')).toBeVisible();
  await guest.context().close();
});

test('the dialog keeps the focus in, lets the page behind stand still, and gives the focus back', async ({
  page,
}) => {
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

test('the rooms are within reach: table, question, dialog, errors, pictures by type @both', async ({
  page,
}) => {
  const complaints = saidBy(page, (kind) => kind === 'error');
  await openRooms(page);
  await expectReachable(page);
  await page.getByRole('button', { name: 'Delete Horizon Deluxe' }).click();
  await expectReachable(page);
  await page.getByRole('button', { name: 'Add room' }).click();
  await expectReachable(page);
  await saveRoom(page);
  await expect(dialog(page).locator('.err')).toHaveCount(3);
  await expectReachable(page);
  await expectToast(page, 'Validation Error', 'Please fill all required fields.');
  await field(page, 'Name').fill('Somewhere');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByText('Discard your changes?')).toBeVisible();
  await expectReachable(page);
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByText('Pictures by type').click();
  await page.getByLabel('Deluxe', { exact: true }).setInputFiles(await photo(page));
  await expectToast(page, 'Image uploaded', 'The picture is saved.');
  await page.getByText('Description and focus', { exact: true }).click();
  await expectReachable(page);
  expect(complaints).toEqual([]);
});
