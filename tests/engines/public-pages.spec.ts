import { test } from './support/test.ts';
import { navWords, roomsWords } from '../../src/words/visitors.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { button, link, role } from './support/targets.ts';

test.beforeAll(startFreshBackend);

const heading = (name: string) => role('heading', name);
const menu = role('dialog', navWords.menu);

test('a small window’s menu opens, closes by Escape and leads on', async ({ person }) => {
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
