import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { beSignedIn } from './support/staff.ts';
import { button, field, role, text } from './support/targets.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

test('a text of the hero comes back from the history, and Activity and Team name who is at work', async ({
  person,
}) => {
  await beSignedIn(person);
  await person.open(PATH.adminHero);
  const title = DEFAULT_CONTENT.sections.heroSection.title;
  await person.type(field('Title'), 'The second tide');
  await person.click(button('Save changes'));
  await person.sees(text('Hero section updated'));
  await person.click(button('History'));
  await person.click(button('Restore this version'));
  await person.seesValue(field('Title'), title);
  await person.open(PATH.home);
  await person.sees(role('heading', title));

  await person.open(PATH.adminActivity);
  await person.type(field('Person, guest or name'), 'admin');
  await person.sees(text('Hero section: The second tide'));
  await person.open(PATH.adminTeam);
  await person.sees(text('desk@hotel.test'));
  await person.seesValue(field('Role of desk'), 'desk');
});
