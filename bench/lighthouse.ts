import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';

export type Form = 'mobile' | 'desktop';

/** What one Lighthouse run found; times in milliseconds. */
export type LighthouseFigures = Record<
  | 'FCP'
  | 'LCP'
  | 'TBT'
  | 'CLS'
  | 'bytes'
  | 'requests'
  | 'API reads'
  | 'performance'
  | 'accessibility'
  | 'best practices'
  | 'SEO',
  number
>;

type Item = { url?: string; transferSize?: number };

/** One run in a browser of its own, which knows nothing of the run before. */
export async function runLighthouse(url: string, form: Form): Promise<LighthouseFigures> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  });
  try {
    const config = form === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const details: unknown = Reflect.get(audits['network-requests']?.details ?? {}, 'items');
    // The list of requests, as Lighthouse documents it.
    const requests = (Array.isArray(details) ? details : []) as Item[];
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: requests.length,
      'API reads': requests.filter(({ url: asked = '' }) => asked.includes('/rest/v1/')).length,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
    };
  } finally {
    await chrome.kill();
  }
}
