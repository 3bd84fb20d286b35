import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { roomsWords as kmRoomsWords } from '../../src/words/km/visitors.ts';
import { contactWords, navWords, roomsWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { startBackend, startFreshBackend, stopBackend } from './support/backend.ts';
import { SITE } from './support/site.ts';

test.beforeAll(startFreshBackend);

/** Tests the site without its backend, and without any server. */
test.use({ serviceWorkers: 'allow' });

const DIST = SITE.buildFolder;
const { heroSection } = DEFAULT_CONTENT.sections;

let isStopped = false;

async function stopEverything(): Promise<void> {
  isStopped = true;
  await stopBackend();
}

test.afterEach(async () => {
  if (isStopped) await startBackend();
  isStopped = false;
});

/** Visits a page and waits until the service worker has cached it and its language's files. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { pathname } = new URL(page.url());
  const [base = ''] = /^\/km(?=\/|$)/.exec(pathname) ?? [];
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining([pathname, `${base}/app.html`]));
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push(new URL(request.url).pathname);
    return found;
  });
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroSection.title);
  for (const { name } of DEFAULT_CONTENT.rooms)
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  const hero = page.locator('.hero img');
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('without a server, visited and new pages show what is known', async ({ page }) => {
  await visit(page, '/');
  await stopEverything();
  await page.goto('/');
  await expectHome(page);
  await page.reload();
  await expectHome(page);
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomsWords.title);
  for (const { name } of DEFAULT_CONTENT.rooms)
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page
    .getByRole('heading', { name: DEFAULT_CONTENT.rooms[0]?.name ?? '' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    DEFAULT_CONTENT.rooms[0]?.name ?? '',
  );
});

function workers(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ active }) => active && active.scriptURL.slice(location.origin.length));
  });
}

test('one worker keeps the pages of every visited language', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/km');
  expect(await workers(page)).toEqual(['/sw.js']);
  await stopEverything();
  for (const [where, title] of [
    ['/rooms', roomsWords.title],
    ['/km/rooms', kmRoomsWords.title],
    ['/km', undefined],
    ['/about', undefined],
  ] as const) {
    await page.goto(where);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      where.startsWith('/km') ? 'km' : 'en',
    );
    const heading = page.getByRole('heading', { level: 1 });
    if (title) await expect(heading).toHaveText(title);
    else await expect(heading).toBeVisible();
  }
});

test('nothing of the staff and no answer of the backend is kept', async ({ page }) => {
  await visit(page, '/');
  await page.goto('/admin');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = await kept(page);
  expect(paths.length).toBeGreaterThan(10);
  const staff = /^\/(admin|auth|rest)|AdminApp/;
  expect(paths.filter((where) => staff.test(where))).toEqual([]);
});

test.describe('a new build', () => {
  const before = new Map<string, Buffer>();

  function rewrite(file: string, change: (text: string) => string): void {
    const where = path.join(DIST, file);
    const bytes = readFileSync(where);
    before.set(where, bytes);
    writeFileSync(where, change(bytes.toString()));
  }

  test.afterEach(() => {
    for (const [name, bytes] of before) writeFileSync(name, bytes);
    before.clear();
  });

  test('is shown at the very next visit, and its worker takes over', async ({ page }) => {
    await visit(page, '/');
    const old = (await page.evaluate(() => caches.keys())).find((name) => name.startsWith('code '));
    rewrite('about.html', (text) => text.replace('</body>', '<p>Of the new build</p></body>'));
    rewrite('sw.js', (text) => text.replaceAll(old?.split(' ')[1] ?? '?', 'ffffffffffff'));

    await page.goto('/about');
    await expect(page.locator('html')).toContainText('Of the new build');
    const names = () => page.evaluate(() => caches.keys());
    await expect.poll(names).toContain('code ffffffffffff');
    await expect.poll(() => kept(page)).toContain('/about');
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('code gone after a new build reloads the page; drafts stay', async ({ page }) => {
    const { fields, formTitle } = contactWords;
    await page.route('**/assets/AboutPage-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    const read = page.waitForResponse('**/rest/v1/rpc/site_content');
    await page.goto('/contact');
    await read;
    const form = page.getByRole('form', { name: formTitle });
    await form.getByLabel(fields.message).fill('Half a sentence');
    const loads: string[] = [];
    page.on('load', () => void loads.push(page.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: navWords.about }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      DEFAULT_CONTENT.sections.aboutSection.title,
    );
    await expect.poll(() => loads.length).toBeGreaterThan(0);
    await page.goto('/contact');
    await expect(form.getByLabel(fields.message)).toHaveValue('Half a sentence');
  });
});
