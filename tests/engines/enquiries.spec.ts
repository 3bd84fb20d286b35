import { bookingWords, contactWords, footerWords, roomWords } from '../../src/words/visitors.ts';
import { searchWords, severalRoomsWords, visitorToasts } from '../../src/words/visitors.ts';
import { addDays, hotelToday } from '../../src/basics/time/dates.ts';
import { numericDate } from '../../src/basics/time/numeric-date.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { rowsOf, startFreshBackend } from '../e2e/support/backend.ts';
import { button, field, link, role, text } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(startFreshBackend);

const address = (name: string) => `${name}-${Date.now()}@example.com`;

const panel = role('complementary', bookingWords.label);
const email = field(bookingWords.email, panel);
const book = button(roomWords.bookButton, panel);

test('[B-17] [B-18] [B-19] @first a booking is stored, then confirmed', async ({ person }) => {
  const guest = address('dated');
  const day = addDays(hotelToday(), 40);
  const { title, description = '' } = visitorToasts.bookingInitiated('Moonrise Premier', guest);
  await person.open(roomPath('room-premier'));
  await person.type(email, guest);
  await person.choose(field(bookingWords.guests, panel), '3', '3');
  await person.choose(field(bookingWords.nights, panel), '2', '2');
  await person.typeFocused(field(/^Check-in/, panel), numericDate(day));
  await person.sees(text(/^Departure /, panel));
  await person.clickTwice(book);
  await person.sees(text(title));
  await person.sees(text(description));
  await person.seesValue(email, '');
  const rows = await rowsOf('reservations', guest);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    room_id: 'room-premier',
    room_name: 'Moonrise Premier',
    guests: 3,
    nights: 2,
    check_in: day,
    status: 'new',
  });
  expect(['price', 'fee', 'total'].map((name) => Number(rows[0]?.[name]))).toEqual([498, 50, 548]);
});

test('five friends search by dates and request two rooms at once', async ({ person }) => {
  const guest = address('friends');
  const day = addDays(hotelToday(), 60);
  const search = role('search');
  const request = role('region', severalRoomsWords.title);
  await person.open(PATH.home);
  await person.typeFocused(field(searchWords.arrive, search), numericDate(day));
  await person.choose(field(bookingWords.nights, search), '2', '2');
  await person.choose(field(bookingWords.guests, search), '5', '5');
  await person.click(button(searchWords.see, search));
  for (const room of ['Moonrise Premier', 'Horizon Deluxe'])
    await person.click(button(severalRoomsWords.chooseRoom(room)));
  await person.sees(text(/^2 rooms, 5 guests, /));
  await person.click(link(severalRoomsWords.toForm));
  await person.type(field(bookingWords.email, request), guest);
  await person.click(button(roomWords.bookButton, request));
  await person.sees(text(visitorToasts.bookingInitiated('', guest).title));
  const rows = await rowsOf('reservations', guest);
  const [first] = rows;
  expect(rows.map(({ room_name: room, guests }) => `${room} ${guests}`).toSorted()).toEqual([
    'Horizon Deluxe 2',
    'Moonrise Premier 3',
  ]);
  for (const row of rows)
    expect(row).toMatchObject({ check_in: day, nights: 2, booking_id: first?.['booking_id'] });
});

test('[C-11] [C-13] a message is stored and the form is emptied', async ({ person }) => {
  const sender = address('write');
  const { name, email: from, subject, message } = contactWords.fields;
  const sent = text(visitorToasts.messageSent.title);
  const send = button(contactWords.send);
  await person.open(PATH.contact);
  await person.type(field(name), 'Sok Dara');
  await person.type(field(from), sender);
  await person.type(field(subject), 'ជំរាបសួរ');
  await person.write(field(message), 'Is the jetty lit at night, and until when?');
  await person.click(send);
  await person.sees(sent);
  await person.sees(text(visitorToasts.messageSent.description ?? ''));
  await person.seesValue(field(message), '');
  expect(await rowsOf('messages', sender)).toEqual([
    expect.objectContaining({ name: 'Sok Dara', subject: 'ជំរាបសួរ' }),
  ]);
});

test.describe('the newsletter', () => {
  // Chromium logs the status 409, which answers a subscribed address.
  test.use({ expectedComplaints: /\b409\b/ });

  test('[P-13] a newsletter address given twice is stored once', async ({ person }) => {
    const reader = address('newsletter');
    const newsletter = field(footerWords.newsletterLabel);
    await person.open(PATH.home);
    for (const typed of [reader, reader.toUpperCase()]) {
      await person.type(newsletter, typed);
      await person.click(button(footerWords.newsletterButton));
      await person.seesValue(newsletter, '');
      await person.sees(text(visitorToasts.subscribed.title));
    }
    expect(await rowsOf('subscribers', reader)).toHaveLength(1);
  });
});
