import { expect, test } from '@playwright/test';
import { PATH } from '../../src/basics/rules/paths.ts';
import { EDITING_PAGES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { expectAccessible, consoleMessages } from './support/accessibility.ts';
import { openHydrated } from './support/site-pages.ts';
import { newPerson, openEditor, save, beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

/** Fails on any console error, such as a refusal by the Content Security Policy. */
let complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints = consoleMessages(page, (kind) => kind === 'error');
});
test.afterEach(() => expect(complaints).toEqual([]));

test('login, reset request and dead link are within reach @both', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin?forgot');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/reset-password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard is within reach, and the menu on phones @both', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('128')).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

// Pages without a form: rooms and testimonials use dialogs, custom pages and prices have own tests.
const WITHOUT_FORM: readonly string[] = [
  PATH.dashboard,
  PATH.adminRooms,
  PATH.adminTestimonials,
  PATH.adminPages,
  PATH.adminPrices,
];
for (const path of EDITING_PAGES.filter((one) => !WITHOUT_FORM.includes(one))) {
  test(`the editor at ${path} is within reach, unsaved and with an error`, async ({ page }) => {
    await beSignedIn(page);
    await openEditor(page, path);
    const input = page.locator('form:visible input[type=text]:visible').first();
    await input.fill('');
    await save(page);
    await expect(page.locator('.err')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the question before one leaves an editor is within reach', async ({ page }) => {
  await beSignedIn(page);
  await openEditor(page, '/admin/site-config');
  await page.getByLabel('Hotel name').fill('Another name');
  await page.locator('.brand:visible').first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectAccessible(page);
});

test('the colours and the second tab are within reach', async ({ page }) => {
  await beSignedIn(page);
  await openEditor(page, '/admin/site-config');
  await page.getByRole('button', { name: 'Phone preview' }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Contact Information' }).click();
  await expectAccessible(page);
});

test('the inbox and its dialogs are within reach @both', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/reservations');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Reservations' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Change stay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change stay' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write to the guest' }).click();
  await expectAccessible(page);

  await page.goto('/admin/reservations');
  await page.getByRole('button', { name: 'Add booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add booking' }).click();
  await expect(page.getByRole('dialog').locator('.err').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/messages');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible();
  await expectAccessible(page);

  for (const path of ['subscribers', 'privacy']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the testimonials are within reach: table, question, dialog with errors', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Delete Sample Guest B.' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save testimonial' }).click();
  await expect(dialog.locator('.err')).toHaveCount(2);
  await expectAccessible(page);
});

test('a conflict is within reach', async ({ page, browser }) => {
  const colleague = await newPerson(browser);
  await beSignedIn(page);
  await beSignedIn(colleague);
  await openEditor(page, '/admin/hero');
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await openEditor(colleague, '/admin/hero');
  await colleague.getByLabel('Title', { exact: true }).fill('Theirs');
  await save(colleague);
  await expect(colleague.locator('.toast')).toBeVisible();
  await colleague.context().close();
  await save(page);
  await expect(page.getByRole('alert', { name: 'Changed by somebody else' })).toBeVisible();
  await expectAccessible(page);
});

const STAFF_FILES = /\/(login|staff|admin)-/;

test('visitors download nothing of the admin area', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(name)) scripts.push(name);
  });
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((name) => STAFF_FILES.test(name))).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => scripts.some((name) => STAFF_FILES.test(name))).toBe(true);
});
