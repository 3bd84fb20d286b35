import { bookingWords, calendarWords, contactWords } from '../../src/words/visitors.ts';
import { footerWords, receiptWords, roomWords, stayPageWords } from '../../src/words/visitors.ts';
import { visitorToasts } from '../../src/words/visitors.ts';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { numericDate } from '../../src/basics/time/numeric-date.ts';
import { stayPath } from '../../src/guests/my-stay/guest-key.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { adminClient, apiClient, rowsOf, startFreshBackend } from '../e2e/support/backend.ts';
import { button, field, role, text } from './support/targets.ts';
import { beSignedIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(startFreshBackend);

const panel = role('complementary', bookingWords.label);

test('visitors of a translated page book once, write and subscribe', async ({ person }) => {
  const guest = `translated-${Date.now()}@example.com`;
  // A free day, because a note about full nights would move the next button.
  const wanted = { room_id: 'room-premier', nights: 1, from_date: addDays(hotelToday(), 9) };
  const free = await apiClient().rpc('next_free_dates', { ...wanted, how_many: 1 });
  const day = String(free.data?.[0]?.check_in);
  const arrival = button(new RegExp(`^${formatDate(day)}`));
  await person.open(roomPath('room-premier'));
  await person.untilContentCame();
  await person.translate();
  await person.click(field(/^Check-in/, panel));
  await person.sees(button(calendarWords.next));
  if (!(await person.has(arrival))) await person.click(button(calendarWords.next));
  await person.click(arrival);
  await person.seesValue(field(/^Check-in/, panel), numericDate(day));
  await person.press('Escape');
  await person.sees(text(/^Departure /, panel));
  await person.click(button(roomWords.bookButton, panel));
  await person.sees(text('Email is required', panel));
  await person.type(field(bookingWords.email, panel), guest);
  await person.clickTwice(button(roomWords.bookButton, panel));
  await person.sees(role('heading', receiptWords.title));
  await person.sees(text(visitorToasts.bookingInitiated('Moonrise Premier', guest).title));
  expect(await rowsOf('reservations', guest)).toHaveLength(1);

  await person.open(PATH.contact);
  await person.untilContentCame();
  await person.translate();
  const { name, email, subject, message } = contactWords.fields;
  await person.type(field(name), 'Sok Dara');
  await person.type(field(email), guest);
  await person.type(field(subject), 'The jetty');
  await person.write(field(message), 'Is it lit at night?');
  await person.click(button(contactWords.send));
  await person.sees(text(visitorToasts.messageSent.title));
  await person.type(field(footerWords.newsletterLabel), guest);
  await person.click(button(footerWords.newsletterButton));
  await person.sees(text(visitorToasts.subscribed.title));
  expect(await rowsOf('messages', guest)).toHaveLength(1);
  expect(await rowsOf('subscribers', guest)).toHaveLength(1);
});

test('staff and guests can send forms on a translated page', async ({ person, other }) => {
  await beSignedIn(person);
  await person.open(PATH.adminHero);
  await person.sees(field('Title'));
  await person.translate();
  await person.type(field('Title'), 'The tide keeps its own hours');
  await person.click(button('Save changes'));
  await person.sees(text('Hero section updated'));

  const client = await adminClient();
  const stay = {
    room_id: 'room-deluxe',
    guest_name: 'Sok Dara',
    email: 'dara@example.com',
    guests: 2,
    nights: 2,
    check_in: addDays(hotelToday(), 210),
    status: 'confirmed',
  };
  const { data } = await client.from('reservations').insert(stay).select('id').single();
  const key = await client.rpc('guest_key', { of_stay: data?.id });
  const { actions, change } = stayPageWords;
  await other.open(stayPath(String(key.data)));
  await other.sees(button(actions.change));
  await other.translate();
  await other.click(button(actions.change));
  await other.type(field(new RegExp(`^${change.message}`)), 'Our flight is late.');
  await other.click(button(change.send));
  await other.sees(text(change.done));
});
