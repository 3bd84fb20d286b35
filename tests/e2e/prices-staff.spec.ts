import { expect, test, type Locator, type Page } from '@playwright/test';
import { formatDate, hotelToday, monthLabel } from '../../src/basics/time/dates.ts';
import { addMonths, monthOf } from '../../src/basics/time/month.ts';
import { startFreshBackend } from './support/backend.ts';
import { expectAccessible } from './support/accessibility.ts';
import { beSignedIn, expectToast } from './support/staff.ts';

/** Staff set prices by date, on a phone and on a desktop (decision 0060). */

test.beforeEach(startFreshBackend);

const MONTH = addMonths(monthOf(hotelToday()), 2);
const on = (day: number, month = MONTH) => `${month}-${String(day).padStart(2, '0')}`;

async function openPrices(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto('/admin/prices');
  await expect(page.locator('[data-night]').first()).toBeVisible();
}

const night = (page: Page, date: string): Locator => page.locator(`[data-night="${date}"]`);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const price = (page: Page): Locator => dialog(page).getByLabel('Price per night ($)');

async function dragFinger(page: Page, dates: string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await night(page, dates[0] ?? '').scrollIntoViewIfNeeded();
  let isDown = false;
  for (const date of dates) {
    const box = await night(page, date).boundingBox();
    if (!box) throw new Error(`${date} is not there`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await client.send('Input.dispatchTouchEvent', {
      type: isDown ? 'touchMove' : 'touchStart',
      touchPoints,
    });
    isDown = true;
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Taps until the dialog opens, because a tap while the page scrolls only stops it. */
async function tapNight(page: Page, date: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await night(page, date).tap();
    await expect(dialog(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('a year is painted with a finger, month by month, and taken back @phone', async ({ page }) => {
  await openPrices(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: monthLabel(MONTH) }).first()).toBeVisible();

  await dragFinger(page, [on(5), on(6), on(13), on(20)]);
  await expect(dialog(page).getByLabel('First night')).toHaveValue(on(5));
  await expect(dialog(page).getByLabel('Last night')).toHaveValue(on(20));
  await expectAccessible(page);
  await dialog(page).getByLabel('Name').fill('Dry season');
  await dialog(page).getByLabel('Or in % above or below the base price').fill('20');
  await expect(price(page)).toHaveValue('154.8');
  await dialog(page).getByRole('spinbutton', { name: 'Friday' }).fill('179');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Prices saved');
  await expect(page.getByText('1 period is saved.')).toBeVisible();
  await expect(page.getByText('At the saved prices.', { exact: true })).toBeVisible();
  await expect(page.locator('.typical')).toContainText('$');
  await expect(night(page, on(12))).toHaveAttribute('data-hue', '0');
  await night(page, on(12)).scrollIntoViewIfNeeded();

  await tapNight(page, on(12));
  await dialog(page).getByLabel('Name').fill('ភ្ជុំបិណ្ឌ');
  await dialog(page).getByLabel('Last night').fill(on(14));
  await price(page).fill('199');
  await dialog(page).getByLabel('Minimum nights').fill('3');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Prices saved');
  await expect(night(page, on(13))).toHaveAccessibleName(`${formatDate(on(13))}: $199, ភ្ជុំបិណ្ឌ`);
  // At the top no button is half behind the header, whatever the number of weeks.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Deleted');
  await expect(night(page, on(13))).toHaveAccessibleName(/Dry season$/);
});

test('the mouse paints over weeks and months', async ({ page }) => {
  await openPrices(page);
  await expectAccessible(page);
  const [from, to] = [night(page, on(20)), night(page, on(3, addMonths(MONTH, 1)))];
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await night(page, on(22)).hover();
  await to.hover();
  await page.mouse.up();
  await expect(dialog(page).getByLabel('First night')).toHaveValue(on(20));
  await expect(dialog(page).getByLabel('Last night')).toHaveValue(on(3, addMonths(MONTH, 1)));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
