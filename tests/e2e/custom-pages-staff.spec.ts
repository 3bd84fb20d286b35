import { expect, test, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectNoBarriers, expectAccessible } from './support/accessibility.ts';
import { beSignedIn, expectToast } from './support/staff.ts';

/** Custom pages: created by staff, read by visitors (decision 0059). */

test.beforeAll(startFreshBackend);

const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks of the page' });
const heads = (page: Page) => blocks(page).locator('[data-action="open"]');

test('the pages and their editor are within reach @both', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Spa/ }).click();
  await expectToast(page, 'Page added');
  await heads(page).nth(2).click();
  await page.getByText('Page settings').click();
  await expectAccessible(page);
  await page.goto('/admin/pages');
  await expect(page.getByRole('rowheader', { name: 'Spa' })).toBeVisible();
  await expectAccessible(page);
});
