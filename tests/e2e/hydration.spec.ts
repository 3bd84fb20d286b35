import { expect, test, type Page } from '@playwright/test';
import { contactWords, footerWords, homeWords, navWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { roomPath } from '../../src/basics/rules/paths.ts';
import { rowsOf, startFreshBackend } from './support/backend.ts';
import { ADMIN } from './support/sessions.ts';
import { fillLogin } from './support/staff.ts';
import { answerContent, layoutShift, openTakenOver } from './support/site-pages.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

/** A page is there before its script: what a visitor does in between is answered afterwards. */
const ENTRY = '**/assets/index-*.js';

/** The script comes when the returned function is called, as on a bad connection. */
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

/** How often the head says what it may say once. */
async function saidInHead(page: Page): Promise<Record<string, number>> {
  const once = ['title', '[name=description]', '[rel=canonical]', '[property="og:title"]'];
  const selectors = [...once, '[name=robots]', '[type="application/ld+json"]'];
  const counts = selectors.map(async (one) => [one, await page.locator(`head ${one}`).count()]);
  return Object.fromEntries(await Promise.all(counts));
}
const ONCE = {
  title: 1,
  '[name=description]': 1,
  '[rel=canonical]': 1,
  '[property="og:title"]': 1,
};

test('a page taken over says everything about itself once, and the next page its own', async ({
  page,
}) => {
  await openTakenOver(page, '/');
  const data = '[type="application/ld+json"]';
  expect(await saidInHead(page)).toEqual({ ...ONCE, '[name=robots]': 0, [data]: 1 });
  await page.getByRole('link', { name: homeWords.heroButton }).click();
  await expect(page).toHaveTitle('Rooms – Chanrea House');
  expect(await saidInHead(page)).toEqual({ ...ONCE, '[name=robots]': 0, [data]: 0 });
  await expect(page.locator('head [rel=canonical]')).toHaveAttribute('href', /[^/]\/rooms$/);
});

test('where a host answers with the page for what is not found, its head is not kept', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/nowhere')).text();
  await page.route('/rooms/room-premier', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto('/rooms/room-premier');
  await expect(page).toHaveTitle('Moonrise Premier – Chanrea House');
  const data = '[type="application/ld+json"]';
  expect(await saidInHead(page)).toEqual({ ...ONCE, '[name=robots]': 0, [data]: 1 });
});

test('the script is asked for after the page has loaded, or at the first sign of a visitor', async ({
  page,
}) => {
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

test('what is typed before hydration stays, and more can be typed to it', async ({ page }) => {
  const release = await heldScript(page);
  const email = address('typed');
  await page.goto('/');
  const field = page.getByLabel(footerWords.newsletterLabel, { exact: true });
  await field.pressSequentially(email.slice(0, 8));
  const read = page.waitForResponse('**/rest/v1/rpc/site_content');
  release();
  await read;
  await expect(field).toBeFocused();
  await field.pressSequentially(email.slice(8));
  await expect(field).toHaveValue(email);
  await field.press('Enter');
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  expect(await rowsOf('subscribers', email)).toHaveLength(1);
});

test('a whole message written and sent before hydration arrives', async ({ page }) => {
  const release = await heldScript(page);
  const email = address('letter');
  await page.goto('/contact');
  const { fields, formTitle } = contactWords;
  const form = page.getByRole('form', { name: formTitle });
  await form.getByLabel(fields.name).fill('Sokha Early');
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.subject).fill('Before the script');
  await form.getByLabel(fields.message).fill('Typed on a slow line.');
  await form.getByRole('button').click();
  release();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  expect(await rowsOf('messages', email)).toMatchObject([{ message: 'Typed on a slow line.' }]);
});

test('@desktop [G-07] e-mail and password typed and sent before hydration sign in', async ({
  page,
}) => {
  const release = await heldScript(page);
  await page.goto('/admin');
  await fillLogin(page);
  release();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('@desktop [G-07] the e-mail typed before hydration goes along to Forgot password', async ({
  page,
}) => {
  const release = await heldScript(page);
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  release();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN.email);
});

test('nights chosen before hydration are in the price', async ({ page }) => {
  const release = await heldScript(page);
  await page.goto('/rooms/room-premier');
  await page.getByLabel('Nights').selectOption('3');
  release();
  const room = DEFAULT_CONTENT.rooms.find(({ id }) => id === 'room-premier');
  const price = (room?.price ?? 0) * 3;
  await expect(page.getByText(`$${price}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nights')).toHaveValue('3');
});

test('buttons pressed before hydration are pressed, in their order', async ({ page }) => {
  const release = await heldScript(page);
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.click();
  await next.click();
  release();
  await expect(page.getByRole('button', { name: 'Testimonial 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('@phone menu and links work before hydration', async ({ page }) => {
  const release = await heldScript(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const read = page.waitForResponse('**/rest/v1/rpc/site_content');
  release();
  await read;
  await expect(menu).toBeVisible();
});

test('content newer than the page takes its place without moving anything @both', async ({
  page,
}) => {
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

test('a room added after the build has its page', async ({ page }) => {
  const [room] = DEFAULT_CONTENT.rooms;
  if (!room) throw new Error('the defaults have no room');
  const added = { ...room, id: 'room-added-later', name: 'The Loft' };
  await answerContent(page, { ...DEFAULT_CONTENT, rooms: [...DEFAULT_CONTENT.rooms, added] });
  const answer = await page.goto(roomPath(added.id));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Loft');
});

test('the old page stays until the new one can be drawn, going on and going back', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/assets/AboutPage-*.js');
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openTakenOver(page, '/rooms');
  const heading = page.getByRole('heading', { level: 1 });
  const rooms = (await heading.textContent()) ?? '';
  // Each state of the page that a frame could show.
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
