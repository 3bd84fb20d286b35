import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectReachable } from './support/reach.ts';
import { expectToast, newPerson, signIn } from './support/staff.ts';

test.beforeEach(startFreshBackend);
test.setTimeout(120_000);

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const row = (page: Page, author: string) => page.locator('tbody tr').filter({ hasText: author });

async function openTestimonials(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('button', { name: 'Add testimonial' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save testimonial' }).click();
}

test('[T-02] [T-06] a testimonial is added, changed and deleted; visitors read it', async ({
  page,
  browser,
}) => {
  const guest = await newPerson(browser);
  const quote = guest.locator('.quote').filter({ hasText: 'Sample Guest Z.' });
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await field(page, 'Text').fill('សូមអរគុណ. Nous reviendrons.');
  await field(page, 'Author').fill('Sample Guest Z.');
  await dialog(page).getByText('3 stars').click({ force: true });
  await save(page);
  await expectToast(page, 'Testimonial Added', 'The words of Sample Guest Z. are now on the site.');
  await guest.goto('/');
  await expect(quote).toContainText('“សូមអរគុណ. Nous reviendrons.”');
  await expect(quote.getByLabel('Rated 3 out of 5')).toHaveCount(1);

  await page.reload();
  await page.getByRole('button', { name: 'Edit Sample Guest Z.' }).click();
  await expect(field(page, '3 stars')).toBeChecked();
  await field(page, 'Text').fill('We came back.');
  await save(page);
  await expectToast(page, 'Testimonial Updated');
  await guest.reload();
  await expect(quote).toContainText('“We came back.”');

  await page.getByRole('button', { name: 'Delete Sample Guest Z.' }).click();
  await row(page, 'Sample Guest Z.').getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Testimonial Deleted');
  await guest.reload();
  await expect(guest.locator('.quote').first()).toBeAttached();
  await expect(quote).toHaveCount(0);
  await guest.context().close();
});

test('the testimonials are within reach: table, question, dialog with errors', async ({ page }) => {
  await openTestimonials(page);
  await expectReachable(page);
  await page.getByRole('button', { name: 'Delete Sample Guest B.' }).click();
  await expectReachable(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await save(page);
  await expect(dialog(page).locator('.err')).toHaveCount(2);
  await expectReachable(page);
});
