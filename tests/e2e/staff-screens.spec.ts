import { expect, test, type Locator, type Page } from '@playwright/test';
import { startFreshBackend } from './support/backend.ts';
import { expectAccessible } from './support/accessibility.ts';
import { beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

async function expectOnTop(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && element.contains(hit);
      }),
    )
    .toBe(true);
}

async function openRoom(page: Page): Promise<void> {
  await page.goto('/rooms');
  await page.locator('main a[href^="/rooms/"]').first().click();
  await page.getByLabel('E-mail', { exact: true }).fill('guest@example.com');
}

test('toasts cover no dialog button, and F8 leads to them @both', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save testimonial' }).click();
  await expect(page.locator('.toast-title')).toHaveText('Validation Error');
  await expectOnTop(dialog.getByRole('button', { name: 'Cancel' }));
  await expectOnTop(dialog.getByRole('button', { name: 'Save testimonial' }));
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.toast-close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('after booking, nothing covers receipt or panel @both', async ({ page, isMobile }) => {
  await openRoom(page);
  const book = page.getByRole('button', { name: 'Book Now' });
  await book.click();
  await expect(page.locator('.toast-title')).toHaveText('Booking Initiated');
  await expectOnTop(page.getByRole('heading', { name: 'Request received' }));
  const another = page.getByRole('button', { name: 'Send another request' });
  await another.scrollIntoViewIfNeeded();
  await expectOnTop(another);
  await another.click();
  await book.scrollIntoViewIfNeeded();
  await expectOnTop(book);
  const total = page.locator('.sum .total');
  await total.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectOnTop(total);
  await expectOnTop(book);
  if (!isMobile) return;
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('.bookbar a')).toBeVisible();
  await expectOnTop(page.locator('.bookbar a'));
});

test('confirmed stays are green with any brand colour', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/calendar');
  await expect(page.getByRole('grid', { name: 'Stays' })).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['--brand', '--accent']) {
      document.documentElement.style.setProperty(name, '#5b2a86');
    }
  });
  const colours = await page.evaluate(() =>
    ['confirmed', 'checked_in', 'checked_out'].map((status) => {
      const stay = document.querySelector(`.stay[data-status="${status}"]`);
      const legend = document.querySelector(`.calendar-legend [data-status="${status}"]`);
      return [
        stay && getComputedStyle(stay).backgroundColor,
        legend && getComputedStyle(legend, '::before').backgroundColor,
      ];
    }),
  );
  const [confirmed, inHouse, left] = [
    'rgb(29, 107, 67)',
    'rgb(220, 174, 76)',
    'rgb(222, 223, 219)',
  ];
  expect(colours.map(([, legend]) => legend)).toEqual([confirmed, inHouse, left]);
  for (const [stay, legend] of colours) expect(stay ?? legend).toBe(legend);
});

test('at 1366 pixels the whole month is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await beSignedIn(page);
  await page.goto('/admin/calendar');
  const frame = page.locator('.calendar');
  await expect(frame.getByRole('columnheader').last()).toBeVisible();
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a stay’s summary can be read accessibly @both', async ({ page, isMobile }) => {
  await beSignedIn(page);
  await page.goto('/admin/calendar');
  const stay = page.locator('.stay').first();
  if (isMobile) await stay.tap();
  else await stay.hover();
  await expect(page.locator('.stay-tip')).toBeVisible();
  await expect(page.locator('.stay-tip-name')).not.toBeEmpty();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stay-tip')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/calendar/);
});

test('on paper there is the page alone: no sidebar, no buttons, no toasts', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/admin/reservations');
  await page.getByRole('region', { name: 'Reservations' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Write to the guest' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.inbox-detail h2')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
  await expect(page.locator('aside.side')).toBeHidden();
  await expect(page.locator('.inbox-list')).toBeHidden();
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
  await page.goto('/admin/rooms');
  await expect(page.getByRole('columnheader', { name: 'Name' }).first()).toBeVisible();
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
});
