import { existsSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { pageEditorPath, reservationPath } from '../../src/basics/rules/paths.ts';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import { monthOf } from '../../src/basics/time/month.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';
import { startSite, VITE } from '../../tests/support/site-process.ts';
import { CHROMIUM_ARGS, findChromium } from '../testing/chromium.ts';

/** Takes the pictures in README and the staff guide, of the built showcase. */
const PORT = 4288;
const SITE = `http://localhost:${PORT}`;
const BUILT = 'supabase/.temp/showcase-site';
const DATA = 'supabase/.temp/screenshots';

/** The showcase's stay with extras, a promo code and an e-mail. */
const STAY = reservationPath('342a1070-b031-a5d7-1707-9aa915b7863b');
type Act = (page: Page) => Promise<unknown>;
/** Address of each picture in the admin area, and what to do there first. */
const STAFF_PICTURES: Record<string, [address: string, act?: Act]> = {
  hero: ['/admin/hero'],
  'pages-one-open': [pageEditorPath('page-table')],
  'rooms-edit': ['/admin/rooms', press('role=button[name=/^Edit /]')],
  prices: ['/admin/prices'],
  'booking-sites': ['/admin/booking-sites'],
  dashboard: ['/admin/dashboard'],
  'reservations-one-open': [STAY],
  'emails-outbox': ['/admin/emails', press('role=tab[name="Outbox"]')],
  'calendar-next-month': [`/admin/calendar?month=${monthOf(addDays(hotelToday(), 28))}`],
  reports: ['/admin/reports'],
  'messages-one-open': ['/admin/messages', press('role=region[name="Messages"] >> role=link')],
};

if (!existsSync(`${BUILT}/_headers`))
  exitWith('There is no built showcase yet: run "npm run build -- --showcase" first.');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
rmSync(DATA, { recursive: true, force: true });
const env = { HOUSE: 'showcase', DIST_DIR: BUILT };
const site = startSite([VITE, 'preview'], { port: PORT, dataFolder: DATA, env });
try {
  await site.untilOpen();
  await site.untilSaid(/E-mail to mei\.lin/); // the last of four languages
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await take(context, 'public-home', '/');
  await signIn(context);
  for (const [name, [address, act]] of Object.entries(STAFF_PICTURES))
    await take(context, `admin-${name}`, address, act);
} finally {
  await site.end('SIGTERM');
  await browser.close();
}

/** Presses the first element that a selector of Playwright finds. */
function press(selector: string): Act {
  return (page) => page.locator(selector).first().click();
}

async function take(context: BrowserContext, name: string, address: string, act?: Act) {
  const page = await context.newPage();
  await page.goto(SITE + address);
  await page.waitForTimeout(900); // what moves comes to rest, what is read arrives
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.skel, main [aria-busy=true]'),
  );
  await act?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `docs/screenshots/${name}-desktop.jpg`, quality: 68 });
  await page.close();
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
