import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { button, field, role, text } from './support/things.ts';
import { beSignedIn } from './support/staff.ts';
import { test } from './support/test.ts';

test.beforeAll(startFreshBackend);

const ROOM = 'Horizon Deluxe';
/** Far enough ahead that no sample guest is there, and in the middle of a month. */
const ARRIVAL = `${addDays(hotelToday(), 200).slice(0, 7)}-10`;

test('a booking by phone is entered in the calendar and opened from it by keyboard', async ({
  person,
}) => {
  const night = (day: string) => button(`${ROOM}, ${formatDate(day)}, free`);
  const stay = button(/^Horizon Deluxe, .*Sophea, 1 night, 2 guests, confirmed$/);
  await beSignedIn(person);
  await person.open(`${PATH.adminCalendar}?month=${ARRIVAL.slice(0, 7)}`);
  await person.focus(night(ARRIVAL));
  await person.press('Enter');
  const dialog = role('dialog', 'Add booking');
  await person.type(field('Name (or an e-mail)', dialog), 'Sophea');
  await person.press('Enter');
  await person.seesNoMore(dialog);
  await person.focus(stay);
  await person.press('ArrowRight');
  await person.seesFocusOn(night(addDays(ARRIVAL, 1)));
  await person.press('ArrowLeft');
  await person.seesFocusOn(stay);
  await person.press('Enter');
  await person.sees(role('heading', 'Sophea'));
  await person.sees(text(/Phone, entered/));
});
