import { expect, test } from '@playwright/test';
import { PATH } from '../../src/basics/rules/paths.ts';
import { LANGUAGE_CODES } from '../../src/words/languages.ts';
import { VISITOR_ADDRESSES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { sidewaysScroll } from './support/accessibility.ts';
import { openHydrated } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);

const PAGES = VISITOR_ADDRESSES.filter((path) => path !== PATH.terms);
const BASES = LANGUAGE_CODES.slice(1).map((code) => `/${code}`);
const under = (base: string, path: string) => base + (path === PATH.home ? '' : path);

test('the switch keeps the page, the room and the place one has read to', async ({ page }) => {
  await page.goto('/rooms/room-standard');
  const amenities = page.getByRole('heading', { name: 'Amenities' });
  await amenities.evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' });
  });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'ខ្មែរ' }).click();
  await expect(page).toHaveURL(/\/km\/rooms\/room-standard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  await expect(page.getByRole('heading', { level: 1, name: 'បន្ទប់ស្តង់ដារមើលសួន' })).toBeAttached();
  const here = page.getByRole('heading', { name: 'គ្រឿងបរិក្ខារ' });
  await expect(here).toBeInViewport();
  await page.getByRole('link', { name: 'ទំនាក់ទំនង' }).first().click();
  await expect(page).toHaveURL(/\/km\/contact$/);
});

test('the heading one reads stays put though the moon comes', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-24T12:00:00Z');
  await openHydrated(page, '/');
  await expect(page.locator('.hero-tonight')).toBeVisible();
  const heading = page.locator('.lux h2');
  await heading.evaluate((one) => {
    scrollTo({ top: one.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' });
  });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch opens and leads to the same page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Réserver' }).first()).toBeVisible();
  });

  test('no page of any language is wider than its window @phone', async ({ page }) => {
    for (const base of BASES)
      for (const where of PAGES) {
        await page.goto(under(base, where));
        expect(await sidewaysScroll(page), base + where).toBe(0);
      }
  });
});

test('Khmer and Chinese words stay whole, also copied @phone', async ({ page }) => {
  for (const base of ['/km', '/zh'])
    for (const where of PAGES) {
      await page.goto(base + (where === '/' ? '' : where));
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const words = await page.locator('.whole').evaluateAll((all) =>
          all.map((one) => ({
            word: one.textContent,
            isWhole: one.getClientRects().length === 1,
            isText: getComputedStyle(one).display === 'inline',
          })),
        );
        const wrong = words.filter(({ isWhole, isText }) => !isWhole || !isText);
        expect(wrong, base + where).toEqual([]);
        if (where === '/') expect(words.length, base).toBeGreaterThan(10);
      }
    }
  await page.goto('/km');
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
    return getSelection()?.toString();
  });
  expect(copied).toBe('ទីដែលព្រះចន្ទរះពីសមុទ្រ');
});

test('new rooms and missing pages are told in each language', async ({ page }) => {
  await page.goto('/fr/rooms/newer-than-the-build');
  await expect(page.getByRole('heading', { name: 'Chambre introuvable' })).toBeVisible();
  expect((await page.goto('/km/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'រកមិនឃើញទំព័រ' })).toBeVisible();
  expect((await page.goto('/xx/rooms'))?.status()).toBe(404);
  expect((await page.goto('/fr/admin'))?.status()).toBe(404);
});
