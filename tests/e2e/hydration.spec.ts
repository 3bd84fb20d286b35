import { expect, test, type Page } from '@playwright/test';
import { footerWords, navWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { rowsOf, startFreshBackend } from './support/backend.ts';
import { fillLogin } from './support/staff.ts';
import { answerContent, layoutShift, openHydrated } from './support/site-pages.ts';

// Restores the content of the build, because other tests may have changed it.
test.beforeAll(startFreshBackend);

const ENTRY = '**/assets/index-*.js';

/** Delays the script until the returned function is called, as on a slow connection. */
async function heldScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const address = (name: string) => `${name}-${Date.now()}@example.com`;
test('the script loads after the page or at a visitor’s first sign', async ({ page }) => {
  const happened: string[] = [];
  page.on('load', () => void happened.push('load'));
  page.on('request', (request) => void happened.push(new URL(request.url()).pathname));
  const first = page.waitForRequest(ENTRY);
  await page.goto('/');
  await first;
  const code = happened.findIndex((path) => path.startsWith('/assets/'));
  expect(happened.indexOf('load')).toBeGreaterThan(-1);
  expect(code).toBeGreaterThan(happened.indexOf('load'));

  await page.route('**/images/*', () => undefined); // this page never finishes loading
  await page.goto('/about', { waitUntil: 'commit' });
  const script = page.waitForRequest(ENTRY);
  await page.getByRole('heading', { level: 1 }).click();
  await script;
});

test('a form sent before hydration is sent, once', async ({ page }) => {
  const release = await heldScript(page);
  const email = address('early');
  await page.goto('/');
  const field = page.getByLabel(footerWords.newsletterLabel, { exact: true });
  await field.fill(email);
  await field.press('Enter');
  await field.press('Enter');
  release();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await rowsOf('subscribers', email)).toHaveLength(1);
});

test('@desktop [G-07] a login sent before hydration signs in', async ({ page }) => {
  const release = await heldScript(page);
  await page.goto('/admin');
  await fillLogin(page);
  release();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('content newer than the page moves nothing @both', async ({ page }) => {
  const shift = await layoutShift(page);
  const { sections } = DEFAULT_CONTENT;
  const title = `${sections.heroSection.title.slice(0, -4)}sea.`;
  await answerContent(page, {
    ...DEFAULT_CONTENT,
    sections: { ...sections, heroSection: { ...sections.heroSection, title } },
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await shift()).toBeLessThan(0.005);
});

test('the old page stays until the new one can be drawn', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/assets/AboutPage-*.js');
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openHydrated(page, '/rooms');
  const heading = page.getByRole('heading', { level: 1 });
  const rooms = (await heading.textContent()) ?? '';
  await page.evaluate(() => {
    const states = new Set<string>();
    const look = () => {
      const title = document.querySelector('main h1')?.textContent;
      states.add(document.querySelector('.page-spinner') ? 'spinner' : (title ?? 'nothing'));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Reflect.set(window, 'states', states);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: navWords.about }).click();
  await expect(page).toHaveURL('/about');
  await asked;
  await expect(heading).toHaveText(rooms);
  release();
  const { title } = DEFAULT_CONTENT.sections.aboutSection;
  await expect(heading).toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(rooms);
  const states = await page.evaluate(() => [...Reflect.get(window, 'states')]);
  expect(states.filter((state) => state !== rooms && state !== title)).toEqual([]);
});
