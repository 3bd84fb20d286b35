import { rmSync, writeFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';
import { DEFAULT_CONTENT } from '../src/hotel/content/defaults.ts';
import { chooseSupabase } from '../supabase/embedded/choice.ts';
import { startSite, VITE } from '../tests/support/site-process.ts';
import { median } from './median.ts';

export type RoomsFigures = { rooms: number; table: number; key: number };
export type UploadFigures = { chosen: number; sent: number; ready: number; longest: number };

const PORT = 4388;
const SITE = `http://localhost:${PORT}`;
const DATA = 'supabase/.temp/bench';
const LOGIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
const TYPED = 'The lanterns are lit at six. ';

/** What `work` measures in a browser that is signed in, on the built site with a fresh database. */
async function withSite<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  rmSync(DATA, { recursive: true, force: true });
  const site = startSite([VITE, 'preview'], { port: PORT, dataFolder: DATA });
  let browser: Browser | undefined;
  try {
    await site.untilOpen();
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${SITE}/admin`);
    await page.getByLabel('E-mail').fill(LOGIN.email);
    await page.getByLabel('Password').fill(LOGIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin/dashboard');
    return await work(page);
  } finally {
    await browser?.close();
    await site.end('SIGTERM');
  }
}

/**
 * Staff's table of rooms and the dialog above it, with 3 and 300 rooms; milliseconds:
 * from the navigation until the first row stands there, and from a key until the next frame.
 */
export function measureRooms(runs: number): Promise<RoomsFigures[]> {
  return withSite(async (page) => {
    const found: RoomsFigures[] = [];
    for (const rooms of [3, 300]) {
      await fillUpTo(rooms);
      const tables: number[] = [];
      const keys: number[] = [];
      for (let run = 0; run < runs; run++) {
        await page.goto(`${SITE}/admin/rooms`, { waitUntil: 'commit' });
        const table = await page.waitForFunction(
          () => (document.querySelector('tbody tr th') ? performance.now() : 0),
          undefined,
          { polling: 'raf', timeout: 60_000 },
        );
        tables.push(Number(await table.jsonValue()));
        keys.push(...(await timesOfKeys(page)));
      }
      found.push({ rooms, table: median(tables), key: median(keys) });
    }
    return found;
  });
}

async function timesOfKeys(page: Page): Promise<number[]> {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const field = page.getByRole('dialog').getByLabel('Description', { exact: true });
  await field.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'times', times);
    document.addEventListener(
      'keydown',
      () => {
        const begin = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - begin)));
      },
      { capture: true },
    );
  });
  await page.keyboard.type(TYPED, { delay: 40 });
  return page.evaluate(() => Reflect.get(window, 'times') as number[]);
}

async function fillUpTo(count: number): Promise<void> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const client = createClient(SITE, chosen.key, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(LOGIN);
  if (error) throw error;
  const { count: there } = await client.from('rooms').select('id', { count: 'exact', head: true });
  const [room] = DEFAULT_CONTENT.rooms;
  if (!room) throw new Error('the defaults have no room');
  const { type, price, capacity, size, description, amenities } = room;
  const rows = Array.from({ length: count - (there ?? 0) }, (_, index) => ({
    id: `room-bench-${(there ?? 0) + index}`,
    name: `Room ${(there ?? 0) + index}`,
    position: (there ?? 0) + index,
    type,
    price,
    capacity,
    size,
    description,
    amenities,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    const { error: refused } = await client.from('rooms').insert(rows.slice(from, from + 500));
    if (refused) throw refused;
  }
}

/**
 * A 12-megapixel photo through the whole of it: bytes chosen and sent, milliseconds until the
 * preview shows the stored one, and the longest time the page could not answer.
 */
export function measureUpload(runs: number): Promise<UploadFigures> {
  return withSite(async (page) => {
    const file = await phonePhoto(page);
    // From the disk, as a person chooses it: from memory, the page itself would unpack it.
    const path = `${DATA}/photo.jpg`;
    writeFileSync(path, file);
    const found: UploadFigures[] = [];
    for (let run = 0; run < runs; run++) {
      await page.goto(`${SITE}/admin/hero`);
      await page.getByRole('button', { name: 'Save changes' }).first().waitFor();
      let sent = 0;
      page.on('requestfinished', async (request) => {
        if (!request.url().includes('/storage/v1/object') || request.method() !== 'POST') return;
        // The protocol of the developer tools does not count the bytes of a Blob.
        sent += Number((await request.allHeaders())['content-length']);
      });
      await page.evaluate(() => {
        Reflect.set(window, 'longest', 0);
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            Reflect.set(window, 'longest', Math.max(duration, Reflect.get(window, 'longest')));
        }).observe({ type: 'longtask' });
      });
      await page.locator('input[type=file]').first().setInputFiles(path);
      const begin = performance.now();
      await page.locator('.toast').filter({ hasText: 'Image uploaded' }).waitFor();
      const ready = performance.now() - begin;
      const longest = Number(await page.evaluate(() => Reflect.get(window, 'longest')));
      found.push({ chosen: file.length, sent, ready, longest });
      page.removeAllListeners('requestfinished');
    }
    const middle = (name: keyof UploadFigures) => median(found.map((one) => one[name]));
    return {
      chosen: middle('chosen'),
      sent: middle('sent'),
      ready: middle('ready'),
      longest: middle('longest'),
    };
  });
}

/** A built-in picture at 12 megapixels with the grain of a small sensor, as a phone stores it. */
async function phonePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const blob = await (await fetch('/images/about-1.jpg')).blob();
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(await createImageBitmap(blob), 0, 0, 4000, 3000);
    const pixels = context.getImageData(0, 0, 4000, 3000);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const grain = (Math.random() + Math.random() - 1) * 9;
      for (let channel = 0; channel < 3; channel++)
        pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + grain;
    }
    context.putImageData(pixels, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const reader = new FileReader();
    return new Promise<string>((resolve) => {
      reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
      reader.readAsDataURL(photo);
    });
  });
  return Buffer.from(base64, 'base64');
}
