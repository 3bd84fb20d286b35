import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { ADMIN, storageOf } from './sessions.ts';

export async function fillLogin(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in, waits for the dashboard and closes the greeting, which would cover buttons. */
export async function signIn(page: Page, who = ADMIN): Promise<void> {
  await page.goto('/admin');
  await fillLogin(page, who);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectToast(page, 'Login Successful');
}

export async function beSignedIn(page: Page, who = ADMIN): Promise<void> {
  await page.context().setStorageState(storageOf(who));
}

export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  // Waits until the toast appears, because later checks look only once a second.
  await toast.first().waitFor({ timeout: 30_000 });
  await expect(toast.locator('.toast-title')).toHaveText(title);
  if (text !== undefined) await expect(toast.locator('.toast-text')).toHaveText(text);
  // Finds the button by its class, because an open dialog hides the button's role.
  await toast.locator('.toast-close').click();
  await expect(toast).toHaveCount(0);
}

export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Save changes' }).first()).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
}

export async function newPerson(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}
