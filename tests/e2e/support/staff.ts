import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { ADMIN, storageOf } from './sessions.ts';

/** Fills in the login form that is shown. */
export async function fillLogin(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and waits for the dashboard; the greeting is sent away, so that it covers nothing. */
export async function signIn(page: Page, who = ADMIN): Promise<void> {
  await page.goto('/admin');
  await fillLogin(page, who);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectToast(page, 'Login Successful');
}

/** In this person's browser someone has signed in before; no page is open yet. */
export async function beSignedIn(page: Page, who = ADMIN): Promise<void> {
  await page.context().setStorageState(storageOf(who));
}

/** A toast with this title (and text); taken away afterwards. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  // Seen in the frame that it comes in: what is expected is looked for a second apart.
  await toast.first().waitFor({ timeout: 30_000 });
  await expect(toast.locator('.toast-title')).toHaveText(title);
  if (text !== undefined) await expect(toast.locator('.toast-text')).toHaveText(text);
  // By class: beside an open dialog it can be clicked, but has no role.
  await toast.locator('.toast-close').click();
  await expect(toast).toHaveCount(0);
}

/** Goes to an editor and waits until its fields are there. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Save changes' }).first()).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
}

/** Another person's browser: nothing shared with the first one. */
export async function newPerson(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}
