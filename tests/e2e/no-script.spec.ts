import { expect, test } from '@playwright/test';
import { bookingWords, contactWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { VISITOR_PAGES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';

test.beforeAll(startFreshBackend);

/** The whole public site must be visible without script. */
test.use({ javaScriptEnabled: false });

const { sections } = DEFAULT_CONTENT;

for (const path of VISITOR_PAGES) {
  test(`${path} reads in full and shows its pictures without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const texts = page.locator('main :is(h1, h2, h3, p, dt, dd)');
    expect(await texts.evaluateAll(unseen)).toEqual([]);
    const quotes = page.locator('main blockquote');
    if ((await quotes.count()) > 0)
      await expect(quotes.filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(sections.hotelInfo.name);
    const pictures = page.locator('main img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

/**
 * Returns texts without a visible box, except hidden quotes and the booking bar of small windows.
 * Runs in the page.
 */
function unseen(elements: Element[]): string[] {
  return elements
    .filter((one) => one.closest('blockquote, .bookbar') === null)
    .filter((one) => one.textContent.trim() !== '')
    .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => one.textContent);
}

test('every link of header and footer leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.locator('header a[href^="/"], footer a[href^="/"]').all();
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
});

test('@phone the menu opens, leads on and closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a form says how else to reach the hotel', async ({ request }) => {
  // Reads the HTML, because the test browser does not render <noscript> even without script.
  const noScript = async (path: string) =>
    /<noscript>(.*?)<\/noscript>/.exec(await (await request.get(path)).text())?.[1];
  expect(await noScript('/contact')).toContain(contactWords.needsScript);
  expect(await noScript('/rooms/room-premier')).toContain(bookingWords.needsScript);
});
