import { expect, test, type Locator, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { ADMIN } from './support/sessions.ts';
import { fillLogin, newPerson } from './support/staff.ts';

test.beforeEach(startFreshBackend);

async function signInInKhmer(page: Page): Promise<void> {
  await page.getByLabel('អ៊ីមែល').fill(ADMIN.email);
  await page.getByLabel('ពាក្យសម្ងាត់').fill(ADMIN.password);
  await page.getByRole('button', { name: 'ចូល', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ទិដ្ឋភាពទូទៅ' })).toBeVisible();
}

/** Holds the press until the font that it triggers is loaded. */
async function pressAndHold(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
  await expect(page.locator('[data-hold]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.up();
}

test('a language chosen at login follows the account', async ({ page, browser }) => {
  await page.goto('/admin');
  await pressAndHold(page, page.getByRole('link', { name: 'ខ្មែរ' }));
  await expect(page).toHaveURL('/km/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await signInInKhmer(page);
  await expect(page).toHaveURL('/km/admin/dashboard');
  expect((await kept).ok()).toBe(true);
  await page.getByRole('link', { name: 'បន្ទប់', exact: true }).click();
  await expect(page).toHaveURL('/km/admin/rooms');
  await page.goto('/admin/hero');
  await expect(page).toHaveURL('/km/admin/hero');

  const elsewhere = await newPerson(browser);
  await elsewhere.goto('/admin');
  await fillLogin(elsewhere);
  await expect(elsewhere).toHaveURL('/km/admin/dashboard');
  await expect(elsewhere.locator('.toast-title')).toHaveText('បានចូលដោយជោគជ័យ');
  await elsewhere.context().close();
});
