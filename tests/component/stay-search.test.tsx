import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { numericDate } from '@/basics/time/numeric-date';
import type { StaySearchAnswer } from '@/selling/search/stay-search-answer';
import { expectLink, openPage, requestsSettled, screen, textsOf, within } from '../support/site';
import { answerReads, answerWrites, HttpResponse } from '../support/site';
import { changeQuoteAnswer } from '../support/server';
import { checkIn, guests, nights } from '../support/booking-panel';

const [standard, deluxe, premier] = DEFAULT_CONTENT.rooms.map(({ id }) => id) as [
  string,
  string,
  string,
];
const DAY = addDays(hotelToday(), 30);
const NO_ADULT = 'At least one guest of each room must be an adult.';
const STAY = `?arrive=${DAY}&nights=3&guests=2`;

type Rule = StaySearchAnswer['rooms'][number]['rule'];
function room(room_id: string, left: number, total: number, rule: Rule = null) {
  return { room_id, left, total, rule };
}
const NOTHING: StaySearchAnswer = { rooms: [], together: [], split: null, near: [] };
const FULL = [room(standard, 0, 1), room(deluxe, 0, 1), room(premier, 0, 1)];

const answer = (given: Partial<StaySearchAnswer>) =>
  answerWrites('post', 'rpc/search_stays', { ...NOTHING, ...given });
const result = () => screen.findByText(/^\d rooms? (is|are) free$|^No room/);
const names = () => textsOf([...document.querySelectorAll<HTMLElement>('.room-row .room-name')]);
const row = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.body);

test('from the home page dates and people lead to the rooms that are free, and stay in every link', async () => {
  const asked = answer({ rooms: [room(standard, 2, 426), room(deluxe, 0, 1)] });
  const { user } = await openPage('/');
  const strip = within(screen.getByRole('search'));
  await user.type(strip.getByRole('textbox', { name: 'Arrive' }), numericDate(DAY));
  await user.selectOptions(strip.getByRole('combobox', { name: 'Nights' }), '3');
  await user.click(strip.getByRole('button', { name: 'See what is free' }));
  expect(await result()).toHaveTextContent('1 room is free');
  expect(window.location.pathname + window.location.search).toBe(`/rooms${STAY}`);
  expect(asked).toEqual([{ check_in: DAY, nights: 3, guests: 2, children: [], code: null }]);
  const main = within(screen.getByRole('main'));
  expectLink('Garden Standard', `/rooms/${standard}${STAY}`, main);
  const [about] = screen.getAllByRole('link', { name: 'About' });
  expect(about).toHaveAttribute('href', `/about${STAY}`);
  expect(main.getByRole('textbox', { name: 'Arrive' })).toHaveValue(numericDate(DAY));
});

test('without a day that can be booked the form says so and asks nothing', async () => {
  const asked = answer({});
  const { user } = await openPage('/rooms');
  const strip = within(screen.getByRole('search'));
  const press = () => user.click(strip.getByRole('button', { name: 'See what is free' }));
  await press();
  expect(await strip.findByText('Choose the day you arrive.')).toBeVisible();
  await user.type(strip.getByRole('textbox', { name: 'Arrive' }), '01/01/2020');
  await press();
  expect(await strip.findByText('Please choose today or a later date')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(asked).toEqual([]);
});

test('the form refuses a party without an adult, and nothing typed is lost', async () => {
  const asked = answer({});
  const { user } = await openPage('/rooms', ({ prices }) => {
    prices.bands = [{ id: 'small', untilAge: 3, price: 0, takesPlace: false, updatedAt: '' }];
  });
  const strip = within(screen.getByRole('search'));
  await user.type(strip.getByRole('textbox', { name: 'Arrive' }), numericDate(DAY));
  await user.type(strip.getByRole('textbox', { name: 'Ages of children' }), '4, 9');
  await user.click(strip.getByRole('button', { name: 'See what is free' }));
  expect(await strip.findByText(NO_ADULT)).toBeVisible();
  expect(strip.getByRole('textbox', { name: 'Ages of children' })).toHaveFocus();
  expect(asked).toEqual([]);
});

test('free rooms come first, each with its total; the others say why not and what would do', async () => {
  const quotes = answerWrites('post', 'rpc/stay_quote', {
    nights: [{ night: DAY, amount: 700, period: null }],
    price: 700,
    fee: 70,
    total: 770,
    discount: 0,
    extras: [],
    rule: null,
  });
  answer({
    rooms: [
      room(standard, 2, 1, {
        code: 'least-nights',
        name: 'New Year',
        from: DAY,
        until: DAY,
        nights: 4,
      }),
      room(deluxe, 1, 770),
      room(premier, 0, 1),
    ],
  });
  const { user } = await openPage(`/rooms${STAY}`);
  expect(await result()).toHaveTextContent('1 room is free');
  expect(names()).toEqual(['Horizon Deluxe', 'Garden Standard', 'Moonrise Premier']);
  expect(row('Horizon Deluxe').getByText('$770').closest('p')).toHaveTextContent(
    '$770 for 3 nights everything included',
  );
  expect(screen.getAllByText('The last one free')).toHaveLength(1);
  expect(row('Horizon Deluxe').getByText('The last one free')).toBeVisible();
  await user.click(
    row('Horizon Deluxe').getByRole('button', { name: 'Horizon Deluxe: What is in it' }),
  );
  expect(await row('Horizon Deluxe').findByText('$70')).toBeVisible();
  expect(quotes).toMatchObject([{ room_id: deluxe, check_in: DAY, nights: 3, guests: 2 }]);
  expect(row('Garden Standard').getByText('4 nights or more over New Year')).toBeVisible();
  expectLink('Stay 4 nights', `/rooms${STAY.replace('=3', '=4')}`, row('Garden Standard'));
  expect(row('Moonrise Premier').getByText('Full on these nights')).toBeVisible();
  expectLink('Other days for this room', `/rooms/${premier}${STAY}#book`, row('Moonrise Premier'));
});

test('a party that no room holds is offered rooms together, each with its people', async () => {
  const small = { code: 'too-many-guests', capacity: 2 } as const;
  const rooms = FULL.map(({ room_id }) => room(room_id, 2, 1, small));
  const parts = [
    { room_id: standard, guests: 2, children: [], total: 142 },
    { room_id: premier, guests: 3, children: [4], total: 160 },
  ];
  answer({ rooms, together: [{ rooms: parts, total: 302 }] });
  await openPage(`/rooms?arrive=${DAY}&nights=1&guests=5&children=4`);
  expect(await result()).toHaveTextContent('No room for all 5 guests');
  const together = within(screen.getByRole('region', { name: 'Together' }));
  expect(together.getByText('$302')).toBeVisible();
  expectLink(
    'Moonrise Premier 2 adults, 1 child (4)',
    `/rooms/${premier}?arrive=${DAY}&nights=1&guests=3&children=4`,
    together,
  );
  expect(screen.getAllByText('Sleeps 2 guests')).toHaveLength(3);
});

test('a party that no rooms hold is not told that the days are full', async () => {
  const small = { code: 'too-many-guests', capacity: 2 } as const;
  answer({ rooms: [room(standard, 1, 1, small), room(deluxe, 0, 1, small)] });
  await openPage(`/rooms?arrive=${DAY}&nights=1&guests=5`);
  expect(await result()).toHaveTextContent('No room for all 5 guests');
});

test('where nothing is free throughout, one room after the other and near days are offered', async () => {
  const next = addDays(DAY, 1);
  const parts = [
    { room_id: standard, check_in: DAY, nights: 1, total: 112 },
    { room_id: deluxe, check_in: next, nights: 2, total: 334 },
  ];
  const near = [{ check_in: next, room_id: premier, total: 900 }];
  answer({ rooms: FULL, split: { parts, total: 446 }, near });
  await openPage(`/rooms${STAY}`);
  expect(await result()).toHaveTextContent('No room can be booked');
  const after = within(screen.getByRole('region', { name: 'One after the other' }));
  expect(after.getByText('$446')).toBeVisible();
  expect(after.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/rooms/${standard}?arrive=${DAY}&nights=1&guests=2`,
    `/rooms/${deluxe}?arrive=${next}&nights=2&guests=2`,
  ]);
  const days = within(screen.getByRole('region', { name: 'Near your days' }));
  expect(days.getByRole('link')).toHaveTextContent(formatDate(next));
});

test('what cannot be read in an address is left out, with a line that says so', async () => {
  const asked = answer({ rooms: [room(standard, 2, 142)] });
  await openPage(`/rooms?arrive=${DAY}&nights=400&guests=2&guests=9&children=40`);
  expect(await result()).toHaveTextContent('1 room is free');
  const line = 'left it out: Nights, Guests, Ages of children.';
  expect(screen.getByText(new RegExp(line))).toBeVisible();
  expect(asked).toEqual([{ check_in: DAY, nights: 1, guests: 2, children: [], code: null }]);
});

test('children without an adult are not searched for: the answer says so and names who would do', async () => {
  const asked = answer({});
  await openPage(`/rooms?arrive=${DAY}&nights=3&guests=2&children=4,9`);
  expect(await screen.findByText(NO_ADULT)).toBeVisible();
  const next = `/rooms${STAY.replace('guests=2', 'guests=3&children=4,9')}`;
  expectLink('1 adult, 2 children (4, 9)', next);
  await requestsSettled();
  expect(asked).toEqual([]);
});

test('without an answer the rooms stay with their nightly prices, and one can ask again', async () => {
  let isDown = true;
  answerWrites('post', 'rpc/search_stays', () =>
    isDown
      ? HttpResponse.json({ message: 'planned failure' }, { status: 400 })
      : { ...NOTHING, rooms: [room(standard, 2, 426)] },
  );
  const { user } = await openPage(`/rooms${STAY}`);
  expect(await screen.findByText(/^We cannot tell which rooms are free/)).toBeVisible();
  expect(row('Garden Standard').getByText('$129')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await result()).toHaveTextContent('1 room is free');
});

test('a room’s page has the days of the address in its panel, and says what it left out', async () => {
  await openPage(`/rooms/${premier}?arrive=${DAY}&nights=3&guests=9&children=40`, undefined, [
    changeQuoteAnswer(),
  ]);
  await vi.waitFor(() => expect(checkIn()).toHaveValue(numericDate(DAY)));
  expect(nights()).toHaveValue('3');
  expect(guests()).toHaveValue('3');
  expect(screen.getByText(/left it out: Ages of children\.$/)).toBeVisible();
  await requestsSettled();
});

test('a room’s page with days can be shared where the device has a share sheet', async () => {
  const shared: ShareData[] = [];
  const address = `/rooms/${premier}${STAY}`;
  answerReads({ 'rpc/room_availability': [] });
  const without = await openPage(address, undefined, [changeQuoteAnswer()]);
  await requestsSettled();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  without.leave();
  Object.assign(navigator, { share: async (data: ShareData) => shared.push(data) });
  const { user } = await openPage(address, undefined, [changeQuoteAnswer()]);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: document.title, url: window.location.origin + address }]);
  Reflect.deleteProperty(navigator, 'share');
});
