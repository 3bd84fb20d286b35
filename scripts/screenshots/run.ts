import path from 'node:path';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { pageEditorPath, reservationPath } from '../../src/basics/rules/paths.ts';
import { routesFor } from '../../src/basics/rules/routes.ts';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import { monthOf } from '../../src/basics/time/month.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';
import { startSite, VITE } from '../../tests/support/site-process.ts';
import { CHROMIUM_ARGS, findChromium } from '../testing/chromium.ts';

/** Takes pictures of the built showcase for README and docs/screenshots. */
const PORT = 4288;
const SITE = `http://localhost:${PORT}`;
const BUILT = 'supabase/.temp/showcase-site';
const DATA = `supabase/.temp/screenshots`;
const SHEETS = 'docs/screenshots';
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
/** Widths of pictures on a sheet (px). */
const WIDTHS = { desktop: 380, phone: 180 };
const SHOWN = new Set(
  ['README.md', 'docs/staff-guide.md']
    .flatMap((guide) => [...readFileSync(guide, 'utf8').matchAll(/screenshots\/([\w-]+)\.jpg/g)])
    .map(([, name]) => name),
);

type Size = keyof typeof SIZES;
type Shot = { name: string; path: string; act?: (page: Page) => Promise<unknown> };
type Cell = { name: string; picture: Buffer };

const EXAMPLES: Record<string, string> = {
  '/rooms/:id': '/rooms/room-premier',
  '/stay/:id': `/stay/${'0'.repeat(40)}`,
  '/show/:id': `/show/${'0'.repeat(40)}`,
  '/unsubscribe': '/unsubscribe?token=nothing',
};
/** The showcase's stay with extras, a promo code and an e-mail. */
const STAY = reservationPath('342a1070-b031-a5d7-1707-9aa915b7863b');
const STATES: Shot[] = [
  {
    name: 'Rooms, edit',
    path: '/admin/rooms',
    act: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
  },
  { name: 'Reservations, one open', path: STAY },
  {
    name: 'Calendar, next month',
    path: `/admin/calendar?month=${monthOf(addDays(hotelToday(), 28))}`,
  },
  { name: 'Pages, one open', path: pageEditorPath('page-table') },
  {
    name: 'Emails, outbox',
    path: '/admin/emails',
    act: (page) => page.getByRole('tab', { name: 'Outbox' }).click(),
  },
  {
    name: 'Messages, one open',
    path: '/admin/messages',
    act: (page) => page.getByRole('region', { name: 'Messages' }).getByRole('link').first().click(),
  },
];

const pagesFor = (...readers: Parameters<typeof routesFor>) =>
  routesFor(...readers).map(({ path: address }): Shot => {
    const words = address.replace('/rooms/:id', '/a-room').replace('/:id', '').split('/').at(-1);
    const title = (words ?? '').replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
    return { name: title || 'Home', path: EXAMPLES[address] ?? address };
  });

if (!existsSync(`${BUILT}/_headers`))
  exitWith('There is no built showcase yet: run "npm run build -- --showcase" first.');
mkdirSync(SHEETS, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
rmSync(DATA, { recursive: true, force: true });
const env = { HOUSE: 'showcase', DIST_DIR: BUILT };
const site = startSite([VITE, 'preview'], { port: PORT, dataFolder: DATA, env });
try {
  await site.untilOpen();
  await site.untilSaid(/Letter to mei\.lin/); // the last of four languages
  for (const size of ['desktop', 'phone'] as const) await photograph(browser, size);
} finally {
  await site.end('SIGTERM');
  await browser.close();
}

async function photograph(chrome: Browser, size: Size): Promise<void> {
  const context = await chrome.newContext({ ...SIZES[size], serviceWorkers: 'block' });
  const open = [
    ...(await takeAll(context, pagesFor('visitors'), size)),
    ...(await takeAll(context, pagesFor('login'), size)),
  ];
  await signIn(context);
  const staff = await takeAll(context, [...pagesFor('staff', 'rights'), ...STATES], size);
  await context.close();
  await writeSheet(chrome, open, WIDTHS[size], `${SHEETS}/all-public-${size}.jpg`);
  await writeSheet(chrome, staff, WIDTHS[size], `${SHEETS}/all-admin-${size}.jpg`);
}

async function takeAll(context: BrowserContext, shots: Shot[], size: Size): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const { name, path: address, act } of shots) {
    const page = await context.newPage();
    await page.goto(SITE + address);
    await page.waitForTimeout(900); // what moves comes to rest, what is read arrives
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('.skel, main [aria-busy=true]'),
    );
    await act?.(page);
    await page.waitForTimeout(500);
    cells.push({ name, picture: await page.screenshot() });
    const sheet = address.includes('/admin') ? 'admin' : 'public';
    const file = `${sheet} ${name} ${size}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    if (SHOWN.has(file))
      await page.screenshot({ path: `${SHEETS}/${file}.jpg`, type: 'jpeg', quality: 68 });
    await page.close();
  }
  return cells;
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${SITE}/admin`);
  await page.getByLabel('Email').fill('admin@hotel.test');
  await page.getByLabel('Password').fill('admin-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.close();
}

/** Combines pictures in one JPEG, small enough for the repository. */
async function writeSheet(chrome: Browser, cells: Cell[], width: number, file: string) {
  const page = await chrome.newPage({ viewport: { width: 1600, height: 1000 } });
  const figures = cells.map(
    ({ name, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>
      body { margin: 16px; background: #d9d6cf; font: 12px/1.3 sans-serif; color: #222;
             display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, ${width}px); justify-content: space-between }
      figure { margin: 0 } img { display: block; width: 100% } figcaption { padding-top: 4px }
    </style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: path.resolve(file), type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
