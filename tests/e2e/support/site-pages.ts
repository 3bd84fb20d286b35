import { expect, type Page } from '@playwright/test';
import { HOTEL_DATA_KEY } from '../../../src/content/store/hotel-data.ts';
import type { HotelContent } from '../../../src/content/store/hotel-content.ts';

const CONTENT = '**/rest/v1/rpc/site_content*';

/** The visitor's read answers this, whatever the database holds. */
export async function answerContent(page: Page, content: HotelContent): Promise<void> {
  await page.route(CONTENT, (route) => route.fulfill({ json: content }));
}

/** The visitor's read is not answered until the returned function is called. */
export async function holdContent(page: Page): Promise<() => Promise<void>> {
  await page.route(CONTENT, () => undefined);
  return () => page.unroute(CONTENT);
}

/**
 * Lets an open page ask for the content anew, as when the line is back after a while. The test has
 * installed the page's clock. Ends with the last byte of the answer: what is still on its way would
 * not be asked for again.
 */
export async function refetchContent(page: Page): Promise<void> {
  const answered = page.waitForResponse(CONTENT);
  await page.clock.fastForward(20_000);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await (await answered).finished();
}

/**
 * Opens a page and waits until the app has taken it over and drawn what the server answered: what
 * has not been said by then is not said by opening it. For every test of what the app does with a
 * link, with history or with the focus: a link that is followed before is followed by the browser,
 * which loads a whole page and begins at its top, as it should.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  const before = Date.now();
  await page.goto(address);
  // The content that was drawn is cached with the time of its answer.
  const drawnAt = () =>
    page.evaluate(
      (key) => Number(JSON.parse(localStorage.getItem(key) ?? '{}').savedAt ?? 0),
      HOTEL_DATA_KEY,
    );
  await expect.poll(drawnAt).toBeGreaterThanOrEqual(before);
}

/** Adds up how far things move by themselves. @returns the sum for the page that is open */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Reflect.set(window, 'shift', () => shift);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM library has no type for this entry.
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')()));
}
