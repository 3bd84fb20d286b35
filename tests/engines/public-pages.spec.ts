import { expect, test } from './support/test.ts';
import { navWords, roomsWords } from '../../src/words/visitors.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { SITE } from '../e2e/support/site.ts';
import { VISITOR_PAGES } from '../support/pages.ts';
import { button, link, role } from './support/things.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

/** What the document of a page, before any script, says it is about. */
async function headingOf(path: string): Promise<string> {
  const html = await (await fetch(new URL(path, SITE.url))).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading.replaceAll(/<[^>]+>/g, '');
}

const heading = (name: string) => role('heading', name);
const menu = role('dialog', navWords.menu);

test('every public page shows what it is about, before and after its script has come', async ({
  person,
}) => {
  for (const path of [...VISITOR_PAGES, PATH.login]) {
    const title = await headingOf(path);
    expect(title, path).not.toBe('');
    await person.open(path);
    await person.sees(heading(title));
    await person.untilContentCame();
    await person.sees(heading(title));
  }
});

test('the menu of a small window opens, closes by Escape with the focus back, and leads on', async ({
  person,
}) => {
  await person.resize(390, 844);
  await person.open(PATH.home);
  const opener = button(navWords.menu);
  await person.click(opener);
  await person.sees(menu);
  await person.press('Escape');
  await person.seesNoMore(menu);
  await person.seesFocusOn(opener);

  await person.click(opener);
  await person.click(link(navWords.rooms, menu));
  await person.isAt(PATH.rooms);
  await person.sees(heading(roomsWords.title));
  await person.seesNoMore(menu);
});
