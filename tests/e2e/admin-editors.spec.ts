import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectToast, newPerson, openEditor, save, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

test('[G-24] [F-04] a colour from the picker themes the whole site at once', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  await openEditor(page, '/admin/site-config');
  await page.getByRole('button', { name: 'Open picker: primary' }).click();
  await page.getByRole('button', { name: '#1f4e5f' }).click();
  await save(page);
  await expectToast(page, 'Configuration Updated');
  const brand = (on: Page) =>
    on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  expect(await brand(page)).toBe('#1f4e5f');
  const guest = await newPerson(browser);
  await guest.goto('/rooms');
  await expect.poll(() => brand(guest)).toBe('#1f4e5f');
  await guest.context().close();
});
