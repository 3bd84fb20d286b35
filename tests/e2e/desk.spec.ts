import { expect, test } from '@playwright/test';
import { requestReference } from '../../src/hotel/booking/reference.ts';
import { hotelToday } from '../../src/hotel/time/dates.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { beSignedIn } from './support/staff.ts';

test.beforeEach(startFreshBackend);

test('@phone a day at the desk: a guest arrives with one press and is found by any part', async ({
  page,
}) => {
  const client = await adminClient();
  const { data } = await client
    .from('reservations')
    .insert({
      room_id: 'room-deluxe',
      guest_name: 'សុខ វណ្ណា',
      phone: '012 345 678',
      guests: 2,
      nights: 2,
      check_in: hotelToday(),
      status: 'confirmed',
    })
    .select('id')
    .single()
    .throwOnError();
  await beSignedIn(page);
  await page.goto('/admin/dashboard');

  const row = page.getByRole('listitem').filter({ hasText: 'សុខ វណ្ណា' });
  await expect(row.getByRole('link', { name: 'WhatsApp to សុខ វណ្ណា' })).toHaveAttribute(
    'href',
    'https://wa.me/85512345678',
  );
  await row.getByRole('button', { name: /^Arrived/ }).click();
  const undo = row.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(row.getByRole('status')).toHaveText('Arrived');
  // The table of nights is wider than the window, the page is not.
  const frame = page.getByRole('group', { name: 'The next 14 nights' });
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const find = page.getByRole('searchbox', { name: 'Find a stay' });
  await find.fill(requestReference(data.id).slice(2));
  await find.press('Enter');
  const found = page.getByRole('region', { name: 'Reservations' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await find.fill('+855 12 345');
  await expect(page).toHaveURL(/q=%2B855/);
  await expect(found).toHaveCount(1);
  await found.click();
  await page.getByRole('button', { name: 'Edit guest' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sok Vanna');
  await page.getByRole('button', { name: 'Save guest' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Sok Vanna');
});
