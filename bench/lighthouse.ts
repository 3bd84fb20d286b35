import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import TraceGatherer from 'lighthouse/core/gather/gatherers/trace.js';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';
import type { Figures } from './figures.ts';

type Item = { transferSize?: number };
/** An event of Chromium's trace. Times in µs; `tdur` is processor time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/**
 * Lighthouse also has the browser write each script's text into the trace. That takes the page's
 * main thread 3 ms for the entry, which no visitor waits for.
 */
const categories = TraceGatherer.getDefaultTraceCategories();
TraceGatherer.getDefaultTraceCategories = () =>
  categories.filter((category) => !category.includes('source-rundown'));

/** How many times slower the phone is than this machine: Lighthouse's index of a machine says it. */
let slower = 0;

/** Runs Lighthouse's phone profile in a new browser with an empty cache. Returns times in ms. */
export async function runLighthouse(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits, environment } = result.lhr;
    // The line of Lighthouse's calculator for a phone of the middle class.
    slower ||= Math.max(1, 3 + (environment.benchmarkIndex - 1300) / 233);
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
 * Blocking time of the main thread after the first paint, by the processor time of tasks above 50 ms:
 * by the clock it would grow with all that the machine does, such as drawing without a graphics card.
 */
function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => (ts < paint.ts ? 0 : (tdur / 1000) * slower - 50))
    .reduce((sum, time) => sum + Math.max(0, time), 0);
}
