import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';
import type { Figures } from './figures.ts';

type Item = { transferSize?: number };
/** An event of Chromium's trace. Times in µs; `tdur` is processor time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** How many times slower the phone is, and the duration (ms) from which a task blocks it. */
const SLOWER = 4;
const BLOCKING_FROM = 50;

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
    const { traceEvents } = result.artifacts.Trace as { traceEvents: TraceEvent[] };
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details: unknown = Reflect.get(audits['network-requests']?.details ?? {}, 'items');
    // The cast is safe: Lighthouse documents the format of this list.
    const requests = (Array.isArray(details) ? details : []) as Item[];
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: blockingTime(traceEvents),
      CLS: value('cumulative-layout-shift'),
      bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: requests.length,
    };
  } finally {
    await chrome.kill();
  }
}

/**
 * Blocking time of the main thread after the first paint, by its processor time: by the clock it
 * would grow with everything else that the machine does, such as drawing without a graphics card.
 */
function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => (ts < paint.ts ? 0 : (tdur / 1000) * SLOWER - BLOCKING_FROM))
    .reduce((sum, time) => sum + Math.max(0, time), 0);
}
