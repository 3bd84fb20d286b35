import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { UNKNOWN_PATH, VISITOR_PAGES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { COLOUR_RULES, consoleMessages, expectNoBarriers } from './support/accessibility.ts';
import { sidewaysScroll } from './support/accessibility.ts';
import { answerContent, holdContent, layoutShift, openHydrated } from './support/site-pages.ts';

test.beforeAll(startFreshBackend);

const MISSING = [UNKNOWN_PATH, '/rooms/room-nobody'];

/** Waits until the page itself is shown, so that no placeholder is tested. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Checks everything in one visit per page, because loading is slower than the checks. One window
 * for all pages, so that fonts are cached after the first.
 */
test('no page says or moves anything while it loads, or has a barrier; each takes zoom and mirroring @both', async ({
  page,
  isMobile,
}) => {
  const shift = await layoutShift(page);
  const said = consoleMessages(page);
  for (const address of VISITOR_PAGES)
    await test.step(address, async () => {
      await openHydrated(page, address);
      await page.waitForLoadState('networkidle');
      expect(await shift(), `${address} moved`).toBeLessThanOrEqual(0.005);
      expect(said).toEqual([]);
      await expectNoBarriers(page);
      if (!isMobile) await expectZoom(page);
      await expectMirrored(page);
    });
});

for (const address of MISSING)
  test(`${address} passes axe, zoom and mirroring @both`, async ({ page, isMobile }) => {
    await open(page, address);
    await expectNoBarriers(page);
    if (!isMobile) await expectZoom(page);
    await expectMirrored(page);
  });

async function expectZoom(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await sidewaysScroll(page), 'at 400 %').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 720, height: 450 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  expect(await sidewaysScroll(page), 'with doubled text').toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(size);
}

/** Checks a right-to-left page: nothing scrolls sideways, and header and panel change sides. */
async function expectMirrored(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const panel = width > 900 && (await page.locator('#book').count()) > 0;
  if (panel) expect(await middle('#book')).toBeGreaterThan(width / 2);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await sidewaysScroll(page), 'from right to left').toBe(0);
  expect(await middle('.header .brand')).toBeGreaterThan(width / 2);
  if (panel) expect(await middle('#book')).toBeLessThan(width / 2);
}

test('no state of the pages has an accessibility violation @both', async ({ page }) => {
  await open(page, '/rooms/room-premier');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoBarriers(page);

  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoBarriers(page);

  await page.route('**/rest/v1/subscribers*', (route) => route.abort());
  await page.getByLabel('E-mail for the newsletter').fill('guest@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Not subscribed', { exact: true })).toBeVisible();
  await expectNoBarriers(page);
});

test('loading and empty pages have no accessibility violation', async ({ page }) => {
  const release = await holdContent(page);
  await page.goto('/');
  await expectNoBarriers(page);
  await release();

  const { sections } = DEFAULT_CONTENT;
  await answerContent(page, {
    ...DEFAULT_CONTENT,
    rooms: [],
    sections: { ...sections, aboutSection: { ...sections.aboutSection, images: [] } },
  });
  for (const [address, text] of [
    ['/rooms', 'No rooms to show yet'],
    ['/about', 'About Image 4'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
    await expectNoBarriers(page);
  }
});

test('yellow with a pale blue accent causes no accessibility violation', async ({ page }) => {
  const { sections } = DEFAULT_CONTENT;
  const hotelInfo = { ...sections.hotelInfo, primaryColor: '#ffd400', secondaryColor: '#7fd6ff' };
  await answerContent(page, { ...DEFAULT_CONTENT, sections: { ...sections, hotelInfo } });
  for (const address of VISITOR_PAGES) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('style', /--brand: ?#ffd400/);
    await expectNoBarriers(page, COLOUR_RULES);
  }
});

test('[P-03] [P-05] @phone the menu opens, keeps focus and closes', async ({ page }) => {
  await openHydrated(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Rooms',
    'About',
    'Contact',
    '+855 00 555 0142',
    'Book',
  ]);
  await expectNoBarriers(page);

  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#site-menu')?.id)).toBe(
      'site-menu',
    );
  }

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toBeFocused();
});

test('[P-02] [P-03] the header has links from 768 px on', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(links).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(links).toBeHidden();
  await expect(toggle).toBeVisible();
});

/** Presses Tab until the element has the focus; a button of the calendar may be before it. */
async function tabTo(page: Page, next: Locator): Promise<void> {
  const hasFocus = () => next.evaluate((element) => element === document.activeElement);
  await page.keyboard.press('Tab');
  if (!(await hasFocus())) await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
}

test('a keyboard alone books, with the focus always in sight', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'CHOOSE ROOM' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Rooms' })).toBeFocused();
  const search = page.getByRole('search');
  for (const next of [
    search.getByLabel('Arrive'),
    search.getByLabel('Nights'),
    search.getByLabel('Guests'),
    search.getByRole('button', { name: 'See what is free' }),
    page.getByRole('link', { name: 'Garden Standard', exact: true }),
  ])
    await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Garden Standard' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Check-in')).toBeFocused();
  await expect(page.getByLabel('Check-in')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
});

test('[G-28] going back leads to the place one left', async ({ page }) => {
  await openHydrated(page, '/');
  const last = page.getByRole('link', { name: 'Moonrise Premier' });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moonrise Premier' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'CHOOSE ROOM' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('at 400 % zoom nothing stays in the way of what one reads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await open(page, '/rooms/room-premier');
  const heading = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Book', exact: true })).toBeHidden();
  await expect(heading).toBeInViewport();
});
