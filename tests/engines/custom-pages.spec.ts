import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { button, field, role, text } from './support/targets.ts';
import { beSignedIn } from './support/staff.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

const SAID = /Crab and nothing else\./;

test.describe('a page of the house’s own', () => {
  // Chromium logs the status 404: a page created after the last build has no document.
  test.use({ expectedComplaints: /\b404\b/ });

  test('is made, ordered by keys, written, published and read', async ({ person, other }) => {
    await beSignedIn(person);
    await person.open(PATH.adminPages);
    await person.click(button('Add page'));
    await person.click(button(/^Restaurant/));
    await person.sees(text('Page added'));

    await person.focus(button(/^Drag 2\. Text/));
    await person.press('ArrowDown');
    await person.seesFocusOn(button(/^Drag 3\. Text/));
    await person.click(button('Undo'));
    await person.sees(button(/^Drag 2\. Text/));

    await person.click(button('2. Text'));
    await person.selectAll(role('textbox', 'Text'));
    await person.press(...'Crab and nothing else.');
    await person.sees(text(SAID, role('textbox', 'Text')));
    for (const block of ['List with prices', 'Times']) {
      await person.click(button(`3. ${block}`));
      await person.click(button(`Remove 3. ${block}`));
    }
    await person.click(button('1. Opening picture'));
    await person.type(field('Sentence'), 'Known for crab');
    await person.click(button('Description'));
    await person.type(field('Description (optional)'), 'Crab, and nothing else');
    await person.choose(field('Status'), 'P', 'published');
    await person.click(button('Save changes'));
    await person.sees(text('Page saved'));

    await other.open('/restaurant');
    await other.sees(role('heading', 'At our table'));
    await other.sees(text(SAID));
  });
});
