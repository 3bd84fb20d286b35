import type { Browser, BrowserContextOptions, JSHandle, Page } from '@playwright/test';
import type { Engine, Tab } from './tab.ts';

/** Longer than a browser waits for the second tap of a double tap (ms). */
const DOUBLE_TAP_MS = 500;

/**
 * Drives Chromium, and Playwright's own builds of Firefox and WebKit.
 * @param size the window, and whether it has touch instead of a mouse
 */
export function playwrightEngine(browser: Browser, size: BrowserContextOptions): Engine {
  return {
    async openTab(site) {
      const context = await browser.newContext({ ...size, locale: 'en-US' });
      const tab = tabOf(await context.newPage(), size.hasTouch ?? false);
      return { tab, origin: site };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, hasTouch: boolean): Tab {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    async run(inPage, argument) {
      // The function is sent as text, so that every engine runs the same code.
      const call = `(${inPage.toString()})(${JSON.stringify(argument)})`;
      return page.evaluate(call);
    },
    runFile: (source) => page.evaluate(source),
    async clickAt({ x, y }) {
      if (!hasTouch) return page.mouse.click(x, y);
      await page.touchscreen.tap(x, y);
      // Two quick taps at one place would be a double tap. Waits after the tap, because the next
      // target may still move until then.
      await new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS));
      return undefined;
    },
    async pressKeys(keys) {
      for (const key of keys) {
        if (key.length > 1) await page.keyboard.press(key);
        else await page.keyboard.type(key);
      }
    },
    pressTogether: (keys) => page.keyboard.press(keys.join('+')),
    async chooseFile(inPage, label, file) {
      const call = `(${inPage.toString()})(${JSON.stringify(label)})`;
      const input: JSHandle = await page.evaluateHandle(call);
      await input.asElement()?.setInputFiles(file);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: () => found,
    close: () => page.context().close(),
  };
}
