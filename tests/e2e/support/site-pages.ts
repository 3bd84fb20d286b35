import { expect, type Page } from '@playwright/test';
import { HOTEL_DATA_KEY } from '../../../src/content/store/hotel-data.ts';
import type { HotelContent } from '../../../src/content/store/hotel-content.ts';

const CONTENT = '**/rest/v1/rpc/site_content*';

export async function answerContent(page: Page, content: HotelContent): Promise<void> {
  await page.route(CONTENT, (route) => route.fulfill({ json: content }));
}

/** Delays the visitor's read of the content until the returned function is called. */
export async function holdContent(page: Page): Promise<() => Promise<void>> {
  await page.route(CONTENT, () => undefined);
  return () => page.unroute(CONTENT);
}

/**
 * Makes an open page refetch its content, as after a lost connection. Needs a fake clock. Resolves
 * when the answer is complete, because a pending request would not be repeated.
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
 * Opens a page and waits until it is hydrated and shows the server's content. For tests of links,
 * history and focus: before hydration a link loads a whole page.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  const before = Date.now();
  await page.goto(address);
  const drawnAt = () =>
    page.evaluate(
      (key) => Number(JSON.parse(localStorage.getItem(key) ?? '{}').savedAt ?? 0),
      HOTEL_DATA_KEY,
    );
  await expect.poll(drawnAt).toBeGreaterThanOrEqual(before);
}

/** Sums layout shifts that no input caused. @returns a function that reads the sum */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Reflect.set(window, 'shift', () => shift);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
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
