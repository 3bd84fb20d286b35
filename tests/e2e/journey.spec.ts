import { expect, test, type Page } from '@playwright/test';
import { restartBackend, startFreshBackend } from './support/backend.ts';
import { beSignedIn, newPerson } from './support/staff.ts';

test.beforeAll(startFreshBackend);

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
  await beSignedIn(page);
  await changeTitle(page, 'Still here after the night');
  await restartBackend();

  const guest = await newPerson(browser);
  await guest.goto('/');
  await expect(heroTitle(guest, 'Still here after the night')).toBeVisible();
  await guest.context().close();

  await page.reload();
  await changeTitle(page, 'And the session too');
});
