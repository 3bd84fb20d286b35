import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';
import type { Figures } from './figures.ts';

type Item = { transferSize?: number };

/** Runs Lighthouse's phone profile in a new browser with an empty cache. Returns times in ms. */
export async function runLighthouse(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details: unknown = Reflect.get(audits['network-requests']?.details ?? {}, 'items');
    // The cast is safe: Lighthouse documents the format of this list.
    const requests = (Array.isArray(details) ? details : []) as Item[];
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: requests.length,
    };
  } finally {
    await chrome.kill();
  }
}
