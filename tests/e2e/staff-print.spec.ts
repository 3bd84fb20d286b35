import { expect, test } from '@playwright/test';
import { STAFF_PAGES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { beSignedIn } from './support/staff.ts';

test.beforeAll(startFreshBackend);

const PAPER = { width: 703, height: 1000 };

/** Controls and side panes that are not printed; everything else must be. */
const FOR_SCREENS = `button:not(td > button), a.btn, .title-actions, .filters, .find, .quick, .preview,
  section:has(> .quick), .acts, .cell-acts, .inbox-list, .inbox-detail, .image-details,
  table:has(.cell-acts) th:last-child, [class*='print:hidden']`;

for (const path of STAFF_PAGES)
  test(`${path} on paper says the same within the paper’s width`, async ({ page }) => {
    await beSignedIn(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    const words = await page.evaluateHandle((forScreens) => {
      const all = document.createTreeWalker(document.querySelector('main') ?? document, 4);
      const found: { text: Node; parent: Element }[] = [];
      for (let text = all.nextNode(); text; text = all.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || parent.closest(forScreens)) continue;
        const isSeen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (isSeen && parent.getBoundingClientRect().width > 1) found.push({ text, parent });
      }
      return found;
    }, FOR_SCREENS);
    expect(await words.evaluate((found) => found.length)).toBeGreaterThan(0);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    const lost = await words.evaluate((found) =>
      found.flatMap(({ text, parent }) => {
        if (!parent.isConnected) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, height } = range.getBoundingClientRect();
        let [from, to] = [0, innerWidth];
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(box);
          if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
          const edges = box.getBoundingClientRect();
          [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
        }
        if (height === 0) return [`hidden: ${text.nodeValue}`];
        return left < from - 1 || right > to + 1 ? [`cut: ${text.nodeValue}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });
