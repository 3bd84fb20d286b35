import { expect, test, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, hotelToday, monthLabel } from '../../src/basics/time/dates.ts';
import { addMonths, monthOf } from '../../src/basics/time/month.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { expectReachable } from './support/reach.ts';
import { beSignedIn, expectToast, newPerson } from './support/staff.ts';

/** Prices by date as staff paint them, on a phone and at a desk (decision 0060). */

test.beforeEach(startFreshBackend);

const ROOM = 'room-standard';
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

async function storePeriods(periods: object[]): Promise<void> {
  const client = await adminClient();
  const rules = { weekday_prices: {}, min_nights: null, throughout: false, arrival_days: null };
  const rows = periods.map((period) => ({ room_id: ROOM, price: 150, ...rules, ...period }));
  const { error } = await client.from('price_periods').insert(rows);
  if (error) throw error;
}

/** A finger that goes over these nights, one after another. */
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

/** A finger that comes while something still moves only holds it; people tap again. */
async function tapNight(page: Page, date: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await night(page, date).tap();
    await expect(dialog(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('a year is painted with a finger, month by month, and taken back @phone', async ({
  page,
}, info) => {
  let shots = 0;
  const look = (name: string) => {
    shots += 1;
    return page.screenshot({ path: info.outputPath(`phone-${shots}-${name}.png`) });
  };
  await openPrices(page);
  await expectReachable(page);
  await look('begin');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: monthLabel(MONTH) }).first()).toBeVisible();

  // Sideways, then down over the weeks.
  await dragFinger(page, [on(5), on(6), on(13), on(20)]);
  await expect(dialog(page).getByLabel('First night')).toHaveValue(on(5));
  await expect(dialog(page).getByLabel('Last night')).toHaveValue(on(20));
  await expectReachable(page);
  await look('marked');
  await dialog(page).getByLabel('Name').fill('Dry season');
  await dialog(page).getByLabel('Or in % above or below the base price').fill('20');
  await expect(price(page)).toHaveValue('154.8');
  await dialog(page).getByRole('spinbutton', { name: 'Friday' }).fill('179');
  await look('typed');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Prices saved');
  await expect(page.getByText('1 period is stored.')).toBeVisible();
  await expect(page.getByText('At the saved prices.', { exact: true })).toBeVisible();
  await expect(page.locator('.typical')).toContainText('$');
  await look('typical-stays');
  await expect(night(page, on(12))).toHaveAttribute('data-hue', '0');
  await night(page, on(12)).scrollIntoViewIfNeeded();
  await look('painted');

  // A festival inside it, by a tap: the shorter one counts.
  await tapNight(page, on(12));
  await dialog(page).getByLabel('Name').fill('ភ្ជុំបិណ្ឌ');
  await dialog(page).getByLabel('Last night').fill(on(14));
  await price(page).fill('199');
  await dialog(page).getByLabel('Minimum nights').fill('3');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Prices saved');
  await expect(night(page, on(13))).toHaveAccessibleName(`${formatDate(on(13))}: $199, ភ្ជុំបិណ្ឌ`);
  await night(page, on(12)).scrollIntoViewIfNeeded();
  await look('festival');
  await expectReachable(page);

  // The months after, each from its first night to its last.
  for (let ahead = 1; ahead <= 3; ahead += 1) {
    const month = addMonths(MONTH, ahead);
    await page.getByRole('button', { name: 'Next month' }).click();
    await tapNight(page, on(1, month));
    await dialog(page).getByLabel('Name').fill(`Season ${ahead}`);
    await dialog(page)
      .getByLabel('Last night')
      .fill(addDays(`${addMonths(month, 1)}-01`, -1));
    await price(page).fill(String(140 + ahead));
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Prices saved');
    await expect(night(page, on(28, month))).toContainText(String(140 + ahead));
  }
  await look('a-later-month');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Deleted');
  await expect(night(page, on(28, addMonths(MONTH, 3)))).not.toHaveAttribute('data-hue');
  await page.getByRole('heading', { name: 'Periods' }).scrollIntoViewIfNeeded();
  await look('periods');

  // A year later all of it is copied, after it was shown.
  for (let month = 0; month < 9; month += 1)
    await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Copy last year’s' }).click();
  await dialog(page).getByLabel('A year later means').selectOption('weekdays');
  await expect(
    dialog(page)
      .getByText(/^becomes/)
      .first(),
  ).toBeVisible();
  await expectReachable(page);
  await look('copy');
  await dialog(page)
    .getByRole('button', { name: /^Store/ })
    .click();
  await expectToast(page, 'Prices saved');
  await look('copied');
  await page.getByRole('tab', { name: 'Price check' }).click();
  await page.getByLabel('Arrival').fill(on(11));
  await page.getByRole('spinbutton', { name: 'Nights' }).fill('4');
  await page.getByRole('button', { name: 'Show the cost' }).click();
  await expect(page.getByRole('row', { name: /ភ្ជុំបិណ្ឌ \$199/ })).toHaveCount(3);
  await page.getByRole('table', { name: 'What it costs' }).scrollIntoViewIfNeeded();
  await expectReachable(page);
  await look('cost');
});

test('the mouse paints over weeks and months; keys alone do it, too', async ({ page }) => {
  await openPrices(page);
  await expectReachable(page);
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

  await night(page, on(10)).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('By keys');
  await expect(dialog(page).getByLabel('First night')).toHaveValue(on(10));
  await expect(dialog(page).getByLabel('Last night')).toHaveValue(on(18));
  await price(page).focus();
  await page.keyboard.type('88.5');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Prices saved');
  await expect(night(page, on(18))).toHaveAccessibleName(`${formatDate(on(18))}: $88.50, By keys`);
  await expectReachable(page);
});

test('two paint the same week: the second is told both names, and loses nothing', async ({
  page,
  browser,
}) => {
  const other = await newPerson(browser);
  await openPrices(page);
  await openPrices(other);
  for (const [who, name] of [[page, 'Regatta'] as const, [other, 'Crab festival'] as const]) {
    await who.getByRole('button', { name: 'Add a period' }).click();
    await dialog(who).getByLabel('Name').fill(name);
    await dialog(who).getByLabel('First night').fill(on(8));
    await dialog(who).getByLabel('Last night').fill(on(14));
    await price(who).fill('210');
  }
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Prices saved');
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(other).getByRole('alert')).toHaveText(/“Crab festival” and “Regatta”/);
  await expect(dialog(other).getByLabel('Name')).toHaveValue('Crab festival');
  await expect(price(other)).toHaveValue('210');
  // The colleague's nights are there to look at, and a shorter period goes inside.
  await dialog(other).getByLabel('Last night').fill(on(13));
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(other)).toBeHidden();
  await expect(night(other, on(14))).toHaveAccessibleName(/Regatta/);
});

test('what cannot be is said beside its field, and nothing typed is lost', async ({ page }) => {
  await openPrices(page);
  await page.getByRole('button', { name: 'Add a period' }).click();
  await dialog(page).getByLabel('Name').fill('Odd');
  await dialog(page).getByLabel('First night').fill(on(8));
  await dialog(page).getByLabel('Last night').fill(on(7));
  for (const [typed, says] of [
    ['-1', 'Please enter at least 0'],
    ['10000000.001', 'Please enter at most 10,000,000'],
  ] as const) {
    await price(page).fill(typed);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText(says)).toBeVisible();
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog(page).getByText('The last night is before the first')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Odd');
  // What was typed does not go by a key; only by the button.
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Promo codes' }).click();
  await page.getByRole('button', { name: 'Add code' }).click();
  await dialog(page).getByLabel('Promo code').fill('ព្រះចន្ទ');
  await dialog(page).getByLabel('Percent').fill('101');
  await dialog(page).getByRole('button', { name: 'Save code' }).click();
  await expect(dialog(page).getByText('Please enter at most 100')).toBeVisible();
  await dialog(page).getByLabel('Type of discount').selectOption('amount');
  await dialog(page).getByLabel('Amount ($)').fill('5000');
  await dialog(page).getByRole('button', { name: 'Save code' }).click();
  await expectToast(page, 'Prices saved');
  // More than the stay costs takes it all, never more.
  await page.getByRole('tab', { name: 'Price check' }).click();
  await page.getByRole('textbox', { name: 'Promo code (optional)' }).fill('ព្រះចន្ទ');
  await page.getByRole('button', { name: 'Show the cost' }).click();
  await expect(page.getByRole('row', { name: 'Total $0' })).toBeVisible();
});

test('four hundred periods are a page as any other, and sixty nights over six of them one price', async ({
  page,
}) => {
  const first = on(1);
  const six = [10, 9, 8, 7, 6, 5].map((length, nth) => ({
    name: `Part ${nth + 1}`,
    from_night: addDays(first, nth * 10),
    to_night: addDays(first, nth * 10 + length),
    price: 100 + nth,
  }));
  const many = Array.from({ length: 394 }, (_, nth) => ({
    name: `Small ${nth + 1}`,
    from_night: addDays(first, 70 + nth),
    to_night: addDays(first, 71 + nth),
    price: 130 + (nth % 7),
  }));
  await storePeriods([...six, ...many]);
  await openPrices(page);
  await expect(night(page, on(1))).toHaveAccessibleName(/\$100, Part 1$/);
  await page.getByRole('button', { name: 'Add a period' }).click();
  await dialog(page).getByLabel('Name').fill('One more');
  await dialog(page).getByLabel('First night').fill(on(1));
  await dialog(page).getByLabel('Last night').fill(on(25));
  await price(page).fill('99');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/at most 400 periods/);
  await expect(dialog(page).getByLabel('Name')).toHaveValue('One more');
  // What was typed does not go by a key; only by the button.
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/reservations');
  await page.getByRole('button', { name: 'Add booking' }).click();
  await dialog(page).getByLabel('Name (or an e-mail)').fill('Sok Dara');
  await dialog(page).getByLabel('Check-in').fill(first);
  await dialog(page).getByRole('spinbutton', { name: 'Nights' }).fill('60');
  // 45 nights of the six parts, 15 at the room's own 129
  const nights = 10 * 100 + 9 * 101 + 8 * 102 + 7 * 103 + 6 * 104 + 5 * 105 + 15 * 129;
  const total = nights + Math.round(nights / 10);
  await expect(dialog(page).locator('.cost-lines .total')).toContainText(
    `$${total.toLocaleString('en')}`,
  );
  await expectReachable(page);
  await dialog(page).getByRole('button', { name: 'Another amount' }).click();
  await dialog(page).getByLabel('Room, all nights ($)').fill('5000');
  await dialog(page).getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog(page).getByText('Please say why')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Two months in a row');
  await dialog(page).getByRole('button', { name: 'Add booking' }).click();
  await expectToast(page, 'Booking added');
  await expect(page.getByText('agreed: Two months in a row').first()).toBeVisible();
  await expect(page.getByText('$5,500').first()).toBeVisible();
});
