import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { restartBackend, startFreshBackend } from './support/backend.ts';

test.beforeEach(startFreshBackend);

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill('admin@hotel.test');
  await page.getByLabel('Password').fill('admin-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** Another person's browser: nothing shared with the first one. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

function heroTitle(page: Page, title: string) {
  return page.getByRole('heading', { level: 1, name: title });
}

async function changeTitle(page: Page, title: string): Promise<void> {
  await page.goto('/admin/hero');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Hero section updated', { exact: true })).toBeVisible();
}

test('[E-14] what was saved is still there after the backend was stopped and started', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await changeTitle(page, 'Still here after the night');
  await restartBackend();

  const guest = await visitor(browser);
  await guest.goto('/');
  await expect(heroTitle(guest, 'Still here after the night')).toBeVisible();
  await guest.context().close();

  await page.reload();
  await changeTitle(page, 'And the session too');
});

test('[E-02] the preview follows every key', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/hero');
  await page.getByLabel('Title', { exact: true }).fill('Typed just now');
  await expect(page.locator('.preview').getByText('Typed just now')).toBeVisible();
});
