import { expect, test, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { photo } from './support/pictures.ts';
import { expectNoBarriers, expectReachable, sidewaysBy } from './support/reach.ts';
import { beSignedIn, expectToast, newPerson, save } from './support/staff.ts';

/** Pages of the house's own, as staff make them and visitors find them (decision 0059). */

test.beforeAll(startFreshBackend);

const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks of the page' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heads = (page: Page) => blocks(page).locator('[data-action="open"]');

async function addBlock(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a restaurant’s page is made from nothing, shown to somebody, published and found @phone', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: /^Empty page/ }).click();
  await expectToast(page, 'Page added');
  await page.getByText('Page settings').click();
  await field(page, 'Title').fill('Restaurant');
  await expect(field(page, 'Address')).toHaveValue('restaurant');
  await field(page, 'Where it is linked').selectOption('In the header');
  await page.getByText('Page settings').click();

  await addBlock(page, /^Opening/);
  await field(page, 'Title').last().fill('A table above the sea');
  await page.locator('.block-open input[type="file"]').setInputFiles(await photo(page));
  await expectToast(page, 'Image uploaded', 'It appears on the site when you save.');
  await addBlock(page, /^Text/);
  await page.locator('[contenteditable="true"]').fill('Crab, pepper and lime.');
  await addBlock(page, /^List with prices/);
  await page.getByRole('button', { name: /^Add entry/ }).click();
  await page.locator('[data-row="0"]').getByLabel('Name', { exact: true }).fill('Squid');
  await page.locator('[data-row="0"]').getByLabel('Price', { exact: true }).fill('$9');
  await expect(heads(page)).toHaveCount(3);
  expect(await sidewaysBy(page)).toBe(0);

  // The handle goes by a finger, too.
  await heads(page).last().click();
  const from = await blocks(page)
    .getByRole('button', { name: /^Drag 3/ })
    .boundingBox();
  const to = await blocks(page)
    .getByRole('button', { name: /^Drag 2/ })
    .boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(heads(page).nth(1)).toContainText('List with prices');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heads(page).nth(1)).toContainText('Text');

  // What one taps in the preview is what one writes next.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.locator('[data-preview-frame]').getByText('Squid').click({ force: true });
  await expect(page.locator('[data-row="0"]').getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Share a preview' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const friend = await newPerson(browser);
  await friend.goto(link);
  await expect(friend.getByText('Not published yet')).toBeVisible();
  await expect(friend.getByText('Crab, pepper and lime.')).toBeVisible();
  await friend.goto('/restaurant');
  await expect(friend.getByRole('heading', { level: 1 })).not.toHaveText('A table above the sea');

  await page.getByText('Page settings').click();
  await field(page, 'Status').selectOption('Published');
  await save(page);
  await expectToast(page, 'Page saved');
  await friend.goto('/restaurant');
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('A table above the sea');
  await expect(friend.getByText('Squid')).toBeVisible();
  await expect(friend.locator('main img').first()).toHaveAttribute('src', /general\/\d+-/);
  expect(await sidewaysBy(friend)).toBe(0);
  await friend.context().close();
});

test('the pages and their editor are within reach @both', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Spa/ }).click();
  await expectToast(page, 'Page added');
  await heads(page).nth(2).click();
  await page.getByText('Page settings').click();
  await expectReachable(page);
  await page.goto('/admin/pages');
  await expect(page.getByRole('rowheader', { name: 'Spa' })).toBeVisible();
  await expectReachable(page);
});
