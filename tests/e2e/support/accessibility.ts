import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that a page may break by its colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing on the page as it is, once what moves has come to rest.
 * @param tags of the rules that are asked, or the rules
 */
export async function expectNoBarriers(page: Page, tags: readonly string[] = WCAG): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  const told = await page.evaluate(
    async (asked) => {
      // What axe.min.js has put there.
      const axe = Reflect.get(window, 'axe') as typeof Axe;
      const { violations } = await axe.run({
        runOnly: asked,
        // Only what is wrong is written down, and how to find it again is in its own words: the
        // paths that axe makes for every element that it has looked at are most of its time.
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

/** For the admin area: also what axe calls best practice, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page of the staff comes as a file of its own; until it is there a ring turns.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoBarriers(page, [...WCAG, 'best-practice']);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Goes on by the keyboard until `field` has the focus; so many stops may lie between. */
export async function tabTo(field: Locator, most = 12): Promise<void> {
  const isFocused = () => field.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < most && !(await isFocused()); stop += 1)
    await field.page().keyboard.press('Tab');
  await expect(field).toBeFocused();
}

/** What pages say on the console from now on, and errors that nobody caught. */
export function consoleMessages(page: Page, isTold: (kind: string) => boolean = () => true): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // These tests keep the service worker out (playwright.config.ts), which Playwright tells.
    if (message.text().includes('blocked by Playwright') || !isTold(message.type())) return;
    said.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => void said.push(`${page.url()} ${error.message}`));
  return said;
}

/** Half faded in, a text has less contrast than it will have. What turns for ever is left alone. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
}
