import { type BrowserContextOptions, chromium, firefox, webkit } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/testing/chromium.ts';
import { findFirefox, findWebKit } from '../../../scripts/testing/browsers.ts';
import { startFirefox } from '../drivers/firefox.ts';
import { playwrightEngine } from '../drivers/playwright.ts';
import type { Engine } from '../drivers/tab.ts';
import { startWebKit } from '../drivers/webkit.ts';
import type { EngineName, Window } from './engine-options.ts';

/** @throws if the engine is not installed; `npm test` installs it */
export async function startEngine(name: EngineName, window: Window): Promise<Engine> {
  return START[name](window);
}

const START: Record<EngineName, (window: Window) => Promise<Engine>> = {
  async chromium(window) {
    const executablePath = findChromium() ?? missing('Chromium');
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    return playwrightEngine(browser, contextOptions(window));
  },
  async firefox(window) {
    const found = findFirefox() ?? missing('Firefox');
    if (found.kind === 'ordinary') return startFirefox(found.executable, window);
    return playwrightEngine(await firefox.launch(), contextOptions(window));
  },
  async webkit(window) {
    const found = findWebKit() ?? missing('WebKit');
    if (found.kind === 'gtk') return startWebKit(found, window);
    return playwrightEngine(await webkit.launch(), contextOptions(window));
  },
};

function contextOptions({ hasTouch = false, ...viewport }: Window): BrowserContextOptions {
  return { viewport, hasTouch, isMobile: hasTouch };
}

function missing(title: string): never {
  throw new Error(`There is no ${title} on this machine: "npm test" installs it.`);
}
