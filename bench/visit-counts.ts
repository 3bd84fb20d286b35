import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';
import { chooseSupabase } from '../supabase/embedded/choice.ts';
import { startSite, VITE } from '../tests/support/site-process.ts';

/** What one visit asks of the backend: requests, and bytes of the answers' bodies as sent packed. */
export type Visit = { what: string; requests: number; bytes: number; packed: number };

const PORT = 4389;
const SITE = `http://localhost:${PORT}`;
const DATA = 'supabase/.temp/bench-visits';
const BUILD = `${DATA}-build`;
const LOGIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
const HOUR_MS = 3_600_000;
/** After this time an open page asks again (src/hotel/content/queries/content.ts). */
const INTERVAL_MS = 120_000;
const READ = '**/rest/v1/rpc/site_content*';
const BACKEND = /\/(rest|auth|storage|functions|realtime)\/v1\//;

/**
 * The built site with its own embedded backend, and pages made from what that holds: what visitors
 * ask of the backend while the pages are current, and after staff have saved something since.
 */
export async function measureVisits(): Promise<Visit[]> {
  rmSync(DATA, { recursive: true, force: true });
  await withSite({}, async () => undefined); // makes the database
  build();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    return await withSite({ DIST_DIR: BUILD }, () => visits(browser as Browser));
  } finally {
    await browser?.close();
    rmSync(DATA, { recursive: true, force: true });
    rmSync(BUILD, { recursive: true, force: true });
  }
}

async function visits(browser: Browser): Promise<Visit[]> {
  const found: Visit[] = [];
  const say = (what: string, asked: Asked) => void found.push({ what, ...summed(asked) });
  for (const pages of ['current pages', 'pages older than the last save']) {
    if (pages !== 'current pages') await saveSomething();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    say(`first visit, ${pages}`, await visit(context, home));
    say(`the same visitor again, ${pages}`, await visit(context, home));
    say(`four pages in one visit, ${pages}`, await visit(context, fourPages));
    say(`a page open for an hour, ${pages}`, await visit(context, anHour));
    await context.close();
  }
  return found;
}

type Asked = string[];

/** What is asked of the backend in a page of its own. @returns the bodies of the answers */
async function visit(context: BrowserContext, act: (page: Page) => Promise<void>): Promise<Asked> {
  const page = await context.newPage();
  const asked: Promise<string>[] = [];
  context.on('response', (response) => {
    if (BACKEND.test(response.url())) asked.push(response.text());
  });
  await act(page);
  const bodies = await Promise.all(asked);
  context.removeAllListeners('response');
  await page.close();
  return bodies;
}

/** Until the app has asked for the content, and nothing is on its way any more. */
async function home(page: Page): Promise<void> {
  const read = page.waitForResponse(READ);
  await page.goto(SITE);
  await page.mouse.move(200, 200); // a sign of a visitor: the app need not wait for an idle moment
  await read;
  await page.waitForLoadState('networkidle');
}

async function fourPages(page: Page): Promise<void> {
  await home(page);
  for (const name of ['Rooms', 'About', 'Contact']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`${SITE}/${name.toLowerCase()}`);
    await page.waitForLoadState('networkidle');
  }
}

/** The page's own clock goes on by an hour after the page was read, from one read to the next. */
async function anHour(page: Page): Promise<void> {
  await page.clock.install();
  await home(page);
  for (let at = 0; at < HOUR_MS; at += INTERVAL_MS) {
    const read = page.waitForResponse(READ);
    await page.clock.runFor(INTERVAL_MS);
    await (await read).finished();
  }
}

function summed(bodies: Asked): Omit<Visit, 'what'> {
  const sum = (size: (body: string) => number) =>
    bodies.reduce((total, body) => total + size(body), 0);
  return {
    requests: bodies.length,
    bytes: sum((body) => Buffer.byteLength(body)),
    packed: sum((body) => Math.min(gzipSync(body).length, Buffer.byteLength(body))),
  };
}

async function saveSomething(): Promise<void> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const client = createClient(SITE, chosen.key, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(LOGIN);
  if (error) throw error;
  const { error: refused } = await client
    .from('rooms')
    .update({ price: 131 })
    .eq('id', 'room-standard');
  if (refused) throw refused;
}

async function withSite<Result>(env: Record<string, string>, work: () => Promise<Result>) {
  const site = startSite([VITE, 'preview'], { port: PORT, dataFolder: DATA, env });
  try {
    await site.untilOpen();
    return await work();
  } finally {
    await site.end('SIGTERM');
  }
}

function build(): void {
  const env = { ...process.env, EMBEDDED_DATA_DIR: DATA, DIST_DIR: BUILD, CONTENT_FROM: '' };
  const { status, stderr } = spawnSync(process.execPath, ['deploy/build/run.ts'], { env });
  if (status !== 0) throw new Error(`the build failed: ${String(stderr)}`);
}
