import { expect, test } from '@playwright/test';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { EDITING_PAGES, VISITOR_PAGES } from '../support/page-paths.ts';
import { startFreshBackend } from './support/backend.ts';
import { expectInPlace, hostileContent, STRINGS } from './support/hostile.ts';
import { answerContent, refetchContent } from './support/site-pages.ts';
import { beSignedIn } from './support/staff.ts';

/** Fills every field with extreme texts: a phone must show them unchanged and in place. */
test.beforeAll(startFreshBackend);
test.setTimeout(240_000);

const PAGES = VISITOR_PAGES.filter(
  (path) => ![roomPath('room-standard'), PATH.terms, PATH.unsubscribe].includes(path),
);

for (const path of PAGES)
  test(`@phone ${path} with fields that are full, each of the strings first`, async ({ page }) => {
    let content = hostileContent(0);
    await page.route('**/rest/v1/rpc/site_content*', (route) => route.fulfill({ json: content }));
    await page.clock.install();
    await page.goto(path);
    for (const [turn, name] of Object.keys(STRINGS).entries()) {
      content = hostileContent(turn);
      if (turn > 0) await refetchContent(page);
      await expect(page.getByRole('contentinfo')).toContainText(
        content.sections.contactInfo.location,
      );
      await expectInPlace(page, `${path}, ${name}`);
    }
  });

for (const turn of [0, 4])
  test(`@phone editors of full fields, turn ${turn}`, async ({ page }) => {
    await beSignedIn(page);
    const content = hostileContent(turn);
    await answerContent(page, content);
    for (const path of EDITING_PAGES) {
      const answered = page.waitForResponse('**/rest/v1/rpc/site_content*');
      await page.goto(path);
      await answered;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectInPlace(page, `${path}, turn ${turn}`);
    }
  });
