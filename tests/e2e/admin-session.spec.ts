import { expect, test } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { tabTo } from './support/accessibility.ts';
import { ADMIN } from './support/sessions.ts';
import { expectToast, openEditor, signIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

test('[S-06] [X-08] logging out in one tab takes the other out', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await openEditor(other, '/admin/hero');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out');
  await expect(page).toHaveURL('/admin');
  await expect(other).toHaveURL('/admin');
  await expectToast(other, 'Signed out');
});

test('[S-09] Back asks about unsaved edits; leaving keeps a draft', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Hero Section' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('');
  await title.pressSequentially('Half a thought');
  // `page.goBack()` would wait for a page that does not load.
  const back = () => page.evaluate(() => window.history.back());
  await back();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/admin/hero');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(title).toHaveValue('Half a thought');

  await back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.evaluate(() => window.history.forward());
  await expect(page.getByText('Restored unsaved changes')).toBeVisible();
  await expect(title).toHaveValue('Half a thought');
});

test('with the keyboard alone: sign in, change the hero, save', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Hero Section' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hero Section' })).toBeFocused();
  await tabTo(page.getByLabel('Title', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed without a mouse');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Hero section updated');
});
