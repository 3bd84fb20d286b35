import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function expectNoBarriers(page: Page, tags: readonly string[] = WCAG): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  const told = await page.evaluate(
    async (asked) => {
      const axe = Reflect.get(window, 'axe') as typeof Axe;
      const { violations } = await axe.run({
        runOnly: asked,
        // Skips passed rules and element paths, which take most of axe's time.
        resultTypes: ['violations'],
        selectors: false,
        elementRef: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
    },
    [...tags],
  );
  expect(told).toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoBarriers(page, [...WCAG, 'best-practice']);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Presses Tab until `field` has the focus, at most `most` times. */
export async function tabTo(field: Locator, most = 12): Promise<void> {
  const isFocused = () => field.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < most && !(await isFocused()); stop += 1)
    await field.page().keyboard.press('Tab');
  await expect(field).toBeFocused();
}

export function consoleMessages(
  page: Page,
  isTold: (kind: string) => boolean = () => true,
): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // Playwright itself logs that it blocks the service worker (playwright.config.ts).
    if (message.text().includes('blocked by Playwright') || !isTold(message.type())) return;
    said.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => void said.push(`${page.url()} ${error.message}`));
  return said;
}

/**
 * Waits for animations, because half-faded text has too little contrast. Endless animations are
 * left out.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
}
