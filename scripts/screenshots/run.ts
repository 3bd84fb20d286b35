import path from 'node:path';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../testing/chromium.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';
import { startSite, VITE } from '../../tests/support/site-process.ts';
import { ADMIN_SHOTS, LOGIN_SHOTS, PUBLIC_SHOTS, type Shot } from './shots.ts';

/**
 * `npm run screenshots`: photographs every page, and what opens on it, on the built site with the house
 * that uses everything, at both sizes, and puts them on the sheets of docs/screenshots. With words, only
 * the pictures whose name has them are taken, and no sheets are made.
 */
const PORT = 4288;
const SITE = `http://localhost:${PORT}`;
/** Where scripts/run.mjs has a showcase built. */
const BUILT = 'supabase/.temp/showcase-site';
const DATA = `supabase/.temp/screenshots`;
const SINGLE = 'node_modules/.cache/screenshots';
const SHEETS = 'docs/screenshots';
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
/** Of a picture on a sheet. */
const WIDTHS = { desktop: 380, phone: 180 };
/** Those that README and guides show by themselves. */
const SHOWN = new Set(
  ['README.md', 'docs/staff-guide.md']
    .flatMap((guide) => [...readFileSync(guide, 'utf8').matchAll(/screenshots\/([\w-]+)\.jpg/g)])
    .map(([, name]) => name),
);
const only = process.argv[2]?.toLowerCase();

type Size = keyof typeof SIZES;
/** A picture, and what is written under it. */
type Cell = { name: string; file: string };

async function take(context: BrowserContext, shot: Shot, size: Size): Promise<Cell> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const sheet = shot.path.startsWith('/admin') ? 'admin' : 'public';
  const name = `${sheet} ${shot.name} ${size}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const file = path.join(SINGLE, `${name}.png`);
  await forgetDrafts(page);
  await page.goto(SITE + shot.path);
  await page.waitForTimeout(900); // what moves comes to rest, what is read arrives
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.skel, main [aria-busy=true]'),
  );
  try {
    await shot.act?.(page);
  } catch (error) {
    process.stdout.write(`  ${shot.name}, ${size}: ${String(error).split('\n')[0]}\n`);
    process.exitCode = 1;
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: file });
  if (SHOWN.has(name))
    await page.screenshot({ path: `${SHEETS}/${name}.jpg`, type: 'jpeg', quality: 68 });
  await page.close();
  return { name: shot.name, file };
}

/** What was typed for one picture is not to be restored in the next one. */
async function forgetDrafts(page: Page): Promise<void> {
  await page.goto(`${SITE}/robots.txt`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('sb-')) localStorage.removeItem(key);
  });
}

async function takeAll(context: BrowserContext, shots: Shot[], size: Size): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const shot of shots)
    if ((shot.only ?? size) === size && (!only || shot.name.toLowerCase().includes(only)))
      cells.push(await take(context, shot, size));
  return cells;
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${SITE}/admin`);
  await page.getByLabel('E-mail').fill('admin@hotel.test');
  await page.getByLabel('Password').fill('admin-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.close();
}

async function photograph(browser: Browser, size: Size): Promise<void> {
  const context = await browser.newContext({ ...SIZES[size], serviceWorkers: 'block' });
  const pages = await takeAll(context, PUBLIC_SHOTS, size);
  const login = await takeAll(context, LOGIN_SHOTS, size);
  await signIn(context);
  const admin = [...login, ...(await takeAll(context, ADMIN_SHOTS, size))];
  await context.close();
  if (only) return;
  await writeSheet(browser, pages, WIDTHS[size], `${SHEETS}/all-public-${size}.jpg`);
  await writeSheet(browser, admin, WIDTHS[size], `${SHEETS}/all-admin-${size}.jpg`);
}

if (!existsSync(`${BUILT}/_headers`))
  exitWith('There is no built showcase yet: run "npm run build -- --showcase" first.');
mkdirSync(SINGLE, { recursive: true });
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

/** All pictures side by side as one JPEG, small enough to be kept in a repository. */
async function writeSheet(browser: Browser, cells: Cell[], width: number, file: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  const figures = cells.map(
    (cell) =>
      `<figure><img src="data:image/png;base64,${readFileSync(cell.file).toString('base64')}"><figcaption>${cell.name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>
      body { margin: 16px; background: #d9d6cf; font: 12px/1.3 sans-serif; color: #222;
             display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, ${width}px); justify-content: space-between }
      figure { margin: 0 } img { display: block; width: 100% } figcaption { padding-top: 4px }
    </style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: file, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
