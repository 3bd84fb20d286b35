import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';

/** Times in milliseconds since the navigation began, on a phone with a slow line. */
export type AppliedFigures = Record<
  'FCP' | 'hero picture' | 'first answered tap' | 'requests',
  number
>;

/** "Slow 4G" of the developer tools, and as Lighthouse understands it; bytes a second. */
export const LINES = {
  'slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  'Lighthouse’s slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
} as const;
export type Line = keyof typeof LINES;

/** A processor four times slower than this one. */
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 30_000;

/** One visit to the home page with network and processor really slowed down. */
export function runApplied(url: string, canAnswer: boolean, line: Line): Promise<AppliedFigures> {
  return onSlowPhone(line, async (page, requests) => {
    await page.goto(url, { waitUntil: 'commit' });
    const tap = canAnswer ? answeredTap(page) : Promise.resolve(Number.NaN);
    const hero = await page
      .waitForFunction(heroIsDrawn, undefined, { polling: 'raf', timeout: PATIENCE_MS })
      .then((handle) => handle.jsonValue());
    const answered = await tap;
    await page.waitForLoadState('networkidle');
    return {
      FCP: await firstPaint(page),
      'hero picture': Number(hero),
      'first answered tap': answered,
      requests: requests(),
    };
  });
}

/** Times of one visit to the login page, in milliseconds since the navigation began. */
export type LoginFigures = Record<'fields to type in' | 'first answered press', number>;

/** Presses Sign in as soon as it is there; answered is what the app says about empty fields. */
export function runLogin(url: string, line: Line): Promise<LoginFigures> {
  return onSlowPhone(line, async (page) => {
    await page.goto(`${url}/admin`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor({ timeout: PATIENCE_MS });
    const there = await page.evaluate(() => performance.now());
    await button.dispatchEvent('click');
    const answered = await page.waitForFunction(
      () => (document.querySelector('.toast') ? performance.now() : 0),
      undefined,
      { polling: 'raf', timeout: PATIENCE_MS },
    );
    return {
      'fields to type in': there,
      'first answered press': Number(await answered.jsonValue()),
    };
  });
}

async function onSlowPhone<T>(
  line: Line,
  visit: (page: Page, requests: () => number) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let requests = 0;
    page.on('request', () => (requests += 1));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await visit(page, () => requests);
  } finally {
    await browser.close();
  }
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

/** Runs in the page: when the picture it opens with is there in full. */
function heroIsDrawn(): number | false {
  const image = document.querySelector<HTMLImageElement>('.hero img');
  return image?.complete && image.naturalWidth > 0 ? performance.now() : false;
}

/** Taps the carousel as soon as its button is there, and waits until it has moved. */
async function answeredTap(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.waitFor({ timeout: PATIENCE_MS });
  await next.dispatchEvent('click');
  const moved = await page.waitForFunction(
    () =>
      document.querySelector('.dots [aria-current="true"]:nth-child(2)') ? performance.now() : 0,
    undefined,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return Number(await moved.jsonValue());
}
