import { addDays, hotelToday, formatDate } from '@/basics/time/dates';
import { numericDate } from '@/basics/time/numeric-date';
import { bookNow, checkIn, email, guests, nights, options, panel } from '../support/booking-panel';
import { summary } from '../support/booking-panel';
import { act, answerReads, answerWrites, fireEvent, HttpResponse, openPage } from '../support/site';
import { press, requestsSettled, screen, waitFor, within } from '../support/site';

beforeEach(() => {
  answerReads({ 'rpc/room_availability': [] });
});

describe('the fields', () => {
  test('[B-02] [B-05] guests go from 1 to the capacity of the room', async () => {
    await openPage('/rooms/room-premier');
    expect(options(guests())).toEqual(['1 Guest', '2 Guests', '3 Guests']);
  });

  test('[B-01] [B-03] [B-04] [B-12] [B-13] [B-24] they begin with no e-mail, one guest, one night of ten and no date; nothing is charged yet', async () => {
    await openPage('/rooms/room-standard');
    expect(email()).toHaveAttribute('type', 'email');
    expect(bookNow()).toBeEnabled();
    expect(guests()).toHaveValue('1');
    expect(nights()).toHaveValue('1');
    expect(checkIn()).toHaveValue('');
    expect(within(panel()).getByText("You won't be charged yet")).toBeVisible();
    expect(options(nights())).toEqual([
      '1 Night',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} Nights`),
    ]);
  });
});

describe('the price', () => {
  test.each([
    ['room-standard', '$129', '$13', '$142'],
    ['room-deluxe', '$199', '$20', '$219'],
    ['room-premier', '$249', '$25', '$274'],
  ])('[B-07] [B-08] [B-09] [B-11] one night in %s: %s, fee %s, total %s', async (id, ...prices) => {
    await openPage(`/rooms/${id}`);
    expect(summary()).toEqual(prices);
    expect(within(panel()).getByText('Service fee (10%)')).toBeVisible();
  });

  test('[B-10] follows the nights, and five digits fit', async () => {
    const { user } = await openPage('/rooms/room-standard', ({ rooms }) => {
      if (rooms[0]) rooms[0].price = 12_500;
    });
    await user.selectOptions(nights(), '3');
    expect(within(panel()).getByText('Room price, 3 nights × $12,500')).toBeVisible();
    expect(summary()).toEqual(['$37,500', '$3,750', '$41,250']);
  });
});

describe('the links to a chat', () => {
  const question = (name: string) => {
    const { href } = within(panel()).getByRole<HTMLAnchorElement>('link', { name });
    const { origin, pathname, searchParams } = new URL(href);
    return [origin + pathname, searchParams.get('text')];
  };

  test('have the stay already written, each only where the hotel has such a number', async () => {
    const { user } = await openPage('/rooms/room-premier', ({ sections }) => {
      sections.contactInfo.telegram = 'https://t.me/chanrea';
    });
    const about = 'Hello, I have a question about Moonrise Premier.';
    expect(question('Ask on WhatsApp')).toEqual(['https://wa.me/855005550142', about]);
    await user.type(checkIn(), numericDate(DAY));
    await user.selectOptions(guests(), '2');
    await user.selectOptions(nights(), '3');
    const days = `${formatDate(DAY)} to ${formatDate(NEXT)}, 3 nights.`;
    const text = `${about} ${days} 2 guests, $822 in total.`;
    expect(question('Ask on Telegram')).toEqual(['https://t.me/chanrea', text]);
    await requestsSettled();
  });

  test('are not there for a hotel without these numbers', async () => {
    await openPage('/rooms/room-premier', ({ sections }) => (sections.contactInfo.whatsapp = ''));
    expect(within(panel()).queryByRole('link', { name: /^Ask on/ })).toBeNull();
  });
});

const DAY = addDays(hotelToday(), 20);
const NEXT = addDays(DAY, 3);
const FULL = 'This room is full on some of these nights.';

function fullRoom(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  answerReads({
    'rpc/room_availability': ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const isFull = (searchParams.get('from_date') ?? '') < NEXT;
      return isFull ? [{ night: DAY }] : [];
    },
    'rpc/next_free_dates': [{ check_in: NEXT }],
  });
  return asked;
}

test('[B-19] [B-22] nights that are taken are told before one asks, with the next free day as a button', async () => {
  const asked = fullRoom();
  const { user } = await openPage('/rooms/room-deluxe');
  await user.selectOptions(nights(), '2');
  await requestsSettled();
  expect(asked).toEqual([]); // without a date there is nothing to ask
  fireEvent.change(checkIn(), { target: { value: DAY } });
  expect(await screen.findByText(FULL)).toBeVisible();
  expect(screen.getByText(FULL).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText(/^You can still send your request\. It waits for/)).toBeVisible();
  const wanted = { room_id: 'room-deluxe', from_date: DAY, to_date: addDays(DAY, 2) };
  expect(Object.fromEntries(asked[0] ?? [])).toEqual(wanted);
  await user.click(await screen.findByRole('button', { name: formatDate(NEXT) }));
  expect(checkIn()).toHaveValue(numericDate(NEXT));
  expect(checkIn()).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(FULL)).toBeNull());
  expect(await screen.findByText('These nights are free.')).toBeVisible();
  await user.selectOptions(nights(), '3');
  await waitFor(() => expect(asked.at(-1)?.get('to_date')).toBe(addDays(NEXT, 3)));
});

test('who comes back to the page is told of nights that were taken in between', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openPage('/rooms/room-deluxe');
  fireEvent.change(checkIn(), { target: { value: DAY } });
  expect(await screen.findByText('These nights are free.')).toBeVisible();
  fullRoom();
  vi.setSystemTime(Date.now() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(FULL)).toBeVisible();
});

test('of full nights it names other rooms that are free, large enough for the guests', async () => {
  answerReads({
    'rpc/room_availability': ({ request }) =>
      new URL(request.url).searchParams.get('room_id') === 'room-deluxe' ? [{ night: DAY }] : [],
    'rpc/next_free_dates': [],
  });
  const { user } = await openPage('/rooms/room-deluxe', ({ rooms }) => {
    for (const room of rooms) room.capacity = room.id === 'room-standard' ? 2 : 3;
  });
  await user.selectOptions(guests(), '3');
  fireEvent.change(checkIn(), { target: { value: DAY } });
  const link = await within(panel()).findByRole('link', { name: /Premier/ });
  expect(link).toHaveAttribute('href', '/rooms/room-premier');
  const links = within(panel()).getAllByRole('link', {
    name: (name) => !name.startsWith('Ask on'),
  });
  expect(links).toEqual([link]);
});

describe('[P-13] unsubscribing', () => {
  const TOKEN = '4f1f6c1e-0000-4000-8000-000000000000';

  test('opening the link changes nothing; pressing the button does, once', async () => {
    const left = answerWrites('post', 'rpc/unsubscribe', true);
    const { user } = await openPage(`/unsubscribe?token=${TOKEN}`);
    await requestsSettled();
    expect(left).toEqual([]);
    await press(user, 'Unsubscribe');
    expect(await screen.findByText(/Your address is off the list/)).toBeVisible();
    expect(left).toEqual([{ token: TOKEN }]);
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  test('a link that is not complete says so', async () => {
    const { user } = await openPage('/unsubscribe');
    await press(user, 'Unsubscribe');
    expect(await screen.findByText(/the link is incomplete/)).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    answerWrites('post', 'rpc/unsubscribe', () => HttpResponse.error());
    const { user } = await openPage(`/unsubscribe?token=${TOKEN}`);
    await press(user, 'Unsubscribe');
    expect(await screen.findByText(/That did not work/)).toBeVisible();
    answerWrites('post', 'rpc/unsubscribe', true);
    await press(user, 'Unsubscribe');
    expect(await screen.findByText(/Your address is off the list/)).toBeVisible();
  });
});

test('what a browser brings back or fills in without a word is in the total', async () => {
  const { user } = await openPage('/rooms/room-standard');
  const day = numericDate(addDays(hotelToday(), 30));
  const before = summary().at(-1);
  // The browser restores these values when the page is reopened from its history.
  Object.assign(nights(), { value: '3' });
  Object.assign(checkIn(), { value: day });
  fireEvent(window, new PageTransitionEvent('pageshow'));
  const three = summary().at(-1);
  expect(three).not.toBe(before);
  expect(checkIn()).toHaveAccessibleDescription(/^Departure /);
  expect(checkIn()).not.toHaveAttribute('autocomplete');
  Object.assign(nights(), { value: '4' });
  await user.hover(bookNow());
  expect(summary().at(-1)).not.toBe(three);
});
