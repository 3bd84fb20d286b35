import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';

/** Times in milliseconds since the navigation began, on a phone with a slow line. */
export type AppliedFigures = Record<'FCP' | 'hero picture' | 'first answered tap', number>;

/** "Slow 4G" of the developer tools, and a processor four times slower than this one. */
const LINE = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 30_000;

/** One visit to the home page with network and processor really slowed down. */
export async function runApplied(url: string, canAnswer: boolean): Promise<AppliedFigures> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    const tap = canAnswer ? answeredTap(page) : Promise.resolve(Number.NaN);
    const hero = await page
      .waitForFunction(heroIsDrawn, undefined, { polling: 'raf', timeout: PATIENCE_MS })
      .then((handle) => handle.jsonValue());
    const answered = await tap;
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { FCP: fcp, 'hero picture': Number(hero), 'first answered tap': answered };
  } finally {
    await browser.close();
  }
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
