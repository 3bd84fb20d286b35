import { expect, test, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectReachable } from './support/reach.ts';
import { beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const dialog = (page: Page) => page.getByRole('dialog');
async function openTestimonials(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('button', { name: 'Add testimonial' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save testimonial' }).click();
}

test('the testimonials are within reach: table, question, dialog with errors @both', async ({
  page,
}) => {
  await openTestimonials(page);
  await expectReachable(page);
  await page.getByRole('button', { name: 'Delete Sample Guest B.' }).click();
  await expectReachable(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await save(page);
  await expect(dialog(page).locator('.err')).toHaveCount(2);
  await expectReachable(page);
});
