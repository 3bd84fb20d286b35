import { PATH } from '../../src/hotel/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { button, field, role, text } from './support/things.ts';
import { beSignedIn } from './support/staff.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

/** Where the press set the caret, in the middle of what stands there. */
const SAID = /Crab and nothing else\./;

test.describe('a page of the house’s own', () => {
  // Made after the last publishing: its document answers 404, and Chromium says so.
  test.use({ expectedComplaints: /\b404\b/ });

  test('is made from a starter, put in order by keys, written in its editor, published and read by another', async ({
    person,
    other,
  }) => {
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

    await person.click(button(/^2\. Text/));
    await person.click(role('textbox', 'Text'));
    await person.press(...'Crab and nothing else. ');
    await person.sees(text(SAID, role('textbox', 'Text')));
    await person.click(text('Page settings'));
    await person.choose(field('Status'), 'P', 'published');
    await person.click(button('Save changes'));
    await person.sees(text('Page saved'));

    await other.open('/restaurant');
    await other.sees(role('heading', 'A table above the sea'));
    await other.sees(text(SAID));
  });
});
