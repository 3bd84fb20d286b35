import { chromium } from '@playwright/test';
import { DEFAULT_CONTENT } from '../src/hotel/content/defaults.ts';
import type { HotelContent } from '../src/hotel/content/content.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';

const PATIENCE_MS = 60_000;

/** The sample hotel with this many rooms. */
export function contentWithRooms(count: number): HotelContent {
  const { rooms } = DEFAULT_CONTENT;
  return {
    ...DEFAULT_CONTENT,
    rooms: Array.from({ length: count }, (_, index) => {
      const room = rooms[index % rooms.length];
      if (!room) throw new Error('the defaults have no room');
      return { ...room, id: `room-${index}`, name: `${room.name} ${index}`, position: index };
    }),
  };
}

/**
 * From the navigation to /rooms until the app shows all rooms of the server's answer, and the
 * longest time in which the page could not answer; milliseconds.
 */
export async function runRooms(
  url: string,
  count: number,
): Promise<{ ready: number; longest: number }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.goto(`${url}/rooms`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(
      (href) => (document.querySelector(`a[href="${href}"]`) ? performance.now() : 0),
      `/rooms/room-${count - 1}`,
      { polling: 'raf', timeout: PATIENCE_MS },
    );
    // The task that draws them has ended when the page is idle, and is told then.
    const longest = await page.evaluate(longestTask);
    return { ready: Number(await ready.jsonValue()), longest };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before everything else. */
function watchTasks(): void {
  Reflect.set(window, 'longest', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(window, 'longest', Math.max(duration, Number(Reflect.get(window, 'longest'))));
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. Tasks shorter than 50 ms are not told of. */
async function longestTask(): Promise<number> {
  await new Promise((idle) => requestIdleCallback(idle));
  await new Promise((told) => setTimeout(told));
  return Number(Reflect.get(window, 'longest'));
}
