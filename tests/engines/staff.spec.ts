import { writeFile } from 'node:fs/promises';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { addMonths, monthOf } from '../../src/basics/time/month.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { ADMIN } from '../e2e/support/sessions.ts';
import { png } from '../support/picture-files.ts';
import { button, field, role, text } from './support/targets.ts';
import { beSignedIn, fillLogin, openMenu } from './support/staff.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

const firstHeading = (name: string) => role('heading', name);

test.describe('the staff entrance', () => {
  // Chromium logs the status 400 of a refused sign-in.
  test.use({ expectedComplaints: /\b400\b/ });

  test('[L-08] [L-05] only the right password lets in, until logout', async ({ person }) => {
    await person.open(PATH.login);
    await fillLogin(person, { ...ADMIN, password: 'not-the-password' });
    await person.sees(text('Login Failed'));
    await person.sees(text('Invalid login credentials'));
    await person.seesValue(field('Email'), ADMIN.email);
    await person.seesValue(field('Password'), 'not-the-password');

    await person.type(field('Password'), ADMIN.password);
    await person.click(button('Sign in'));
    await person.isAt(PATH.dashboard);
    await person.sees(text('Login Successful'));
    await person.reload();
    await person.sees(firstHeading('Dashboard'));

    await openMenu(person);
    await person.click(button('Logout'));
    await person.isAt(PATH.login);
    await person.sees(text('Logged out'));
    await person.open(PATH.adminHero);
    await person.isAt(PATH.login);
  });
});

test('[E-14] [N-20] @first another browser sees the saved hero', async ({
  person,
  other,
}, testInfo) => {
  const title = 'The tide keeps its own hours';
  await other.open(PATH.home);
  await other.sees(firstHeading(DEFAULT_CONTENT.sections.heroSection.title));

  await beSignedIn(person);
  await person.open(PATH.adminHero);
  await person.type(field('Title'), title);
  await person.click(button('Save changes'));
  await person.sees(text('Hero section updated'));

  const picture = testInfo.outputPath('photo.png');
  await writeFile(picture, png(1600, 1000));
  await person.chooseFile('Background image', picture);
  await person.sees(text('Image uploaded'));
  await person.sees(text('The picture is saved.'));
  await person.seesPicture('/hotel_images/hero/');

  await other.reload();
  await other.sees(firstHeading(title));
  await other.seesPicture('/hotel_images/hero/');
  await person.reload();
  await person.seesValue(field('Title'), title);
});

test('a festival is painted by keys, undone by mouse, and priced', async ({ person }) => {
  const first = `${addMonths(monthOf(hotelToday()), 2)}-10`;
  const night = (date: string) => button(new RegExp(`^${formatDate(date)}: `));
  await beSignedIn(person);
  await person.open(PATH.adminPrices);
  await person.sees(button('Add a period'));
  // A narrow window shows only one month.
  const next = button('Next month');
  if (await person.has(next)) {
    await person.click(next);
    await person.click(next);
  }
  await person.focus(night(first));
  await person.press('ArrowRight', 'Enter');
  const dialog = role('dialog', 'Add a period');
  await person.seesValue(field('First night', dialog), addDays(first, 1));
  await person.typeFocused(field('Name', dialog), 'Pchum Ben');
  await person.type(field('Price per night ($)', dialog), '199');
  await person.press('Enter');
  await person.seesNoMore(dialog);
  await person.sees(button(`${formatDate(addDays(first, 1))}: $199, Pchum Ben`));
  await person.sees(text('At the saved prices.'));
  await person.click(button('Undo'));
  await person.sees(button(`${formatDate(addDays(first, 1))}: $129`));
});
