import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe finds nothing on the page as it stands, once what moves has come to rest. */
export async function expectNoBarriers(page: Page, more: readonly string[] = []): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  const told = await page.evaluate(
    async (tags) => {
      // What axe.min.js has put there.
      const axe = Reflect.get(window, 'axe') as typeof Axe;
      const { violations } = await axe.run({
        runOnly: tags,
        // Only what is wrong is written down, and how to find it again stands in its own words: the
        // paths that axe makes for every element that it has looked at are most of its time.
        resultTypes: ['violations'],
        selectors: false,
        elementRef: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
    },
    [...WCAG, ...more],
  );
  expect(told).toEqual([]);
}

/** For the admin area: also what axe calls best practice, and nothing to scroll sideways. */
export async function expectReachable(page: Page): Promise<void> {
  // A page of the staff comes as a file of its own; until it is there a ring turns.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoBarriers(page, ['best-practice']);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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
