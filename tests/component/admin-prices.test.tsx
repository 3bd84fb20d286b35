import type { UserEvent } from '@testing-library/user-event';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { sameDayLater } from '@/basics/time/month';
import { answerReads, answerWrites, type ByRoleMatcher, contentAnswer } from '../support/staff';
import { findToast, fireEvent, HttpResponse, press, refusal, retype } from '../support/staff';
import { renderSignedIn, requestsSettled, screen, server, storedContent } from '../support/staff';
import { within, write } from '../support/staff';

const TODAY = hotelToday();
const ROOM = storedContent().rooms[0] as HotelContent['rooms'][number];
const VERSION = '2026-11-20 17:15:28.781+00';
const SEASON = {
  id: '11111111-1111-4111-8111-111111111111',
  room_id: ROOM.id,
  name: 'Dry season',
  from_night: addDays(TODAY, 2),
  to_night: addDays(TODAY, 20),
  price: '159.00',
  weekday_prices: { 6: 179 },
  min_nights: null,
  throughout: false,
  arrival_days: null,
  updated_at: VERSION,
};
const LAST_YEAR = {
  ...SEASON,
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Water festival',
  from_night: sameDayLater(addDays(TODAY, 30), -12),
  to_night: sameDayLater(addDays(TODAY, 32), -12),
};
const SUMS = { price: 129, fee: 13, extras: [], total: 142, discount: 0, rule: null };
const QUOTE = { ...SUMS, nights: [{ night: TODAY, amount: 129, period: null }] };

type Row = Record<string, unknown>;

/** Opens the page over tables that store what is sent. @param refuse answers instead of storing */
async function openPrices(rows: Record<string, Row[]> = {}, refuse?: () => Response) {
  const app = renderSignedIn('/admin/prices');
  server.use(contentAnswer(storedContent()));
  const kept: Record<string, Row[]> = {
    price_periods: [SEASON, LAST_YEAR],
    stay_discounts: [],
    extras: [],
    charges: [],
    promo_codes: [],
    child_bands: [],
    ...rows,
  };
  const sent: Record<string, unknown[]> = {};
  for (const table of Object.keys(kept)) {
    answerReads({ [table]: () => kept[table] as never });
    sent[table] = answerWrites<Row | Row[]>('post', table, (body) => {
      if (refuse) return refuse();
      const added = [body].flat().map((row, at) => ({
        id: `33333333-3333-4333-8333-33333333333${at}`,
        position: 0,
        ...row,
        updated_at: VERSION,
      }));
      kept[table]?.push(...added);
      return HttpResponse.json(added, { status: 201 });
    });
    answerWrites('delete', table, (_body, request) => {
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
      kept[table] = kept[table]?.filter((row) => row['id'] !== id) ?? [];
      return [{ id: id ?? '' }];
    });
  }
  answerReads({ reservations: [{ promo_code: 'MOON' }, { promo_code: 'moon' }] });
  const quotes = answerWrites('post', 'rpc/stay_quote', QUOTE);
  await screen.findByRole('table', { name: 'Periods' });
  const prices = () => app.queryClient.getQueryData<HotelContent>(CONTENT_KEY)?.prices;
  return { ...app, sent, quotes, kept, prices };
}

const night = (date: string) =>
  screen.getByRole('button', { name: new RegExp(`^${formatDate(date)}:`) });
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string, role: ByRoleMatcher = 'textbox') => dialog().getByRole(role, { name });
/** Searches the dialog alone, because a role query over a year of nights takes seconds. */
const choose = (user: UserEvent, name: string) =>
  user.click(dialog().getByRole('button', { name }));
function day(name: string | RegExp, value: string): void {
  const input = dialog().getByLabelText(name);
  expect(input).toHaveAttribute('type', 'date');
  fireEvent.change(input, { target: { value } });
}

test('a night says what it costs and by which period, weekends their own price', async () => {
  await openPrices();
  expect(night(TODAY)).toHaveAccessibleName(`${formatDate(TODAY)}: $${ROOM.price}`);
  const days = Array.from({ length: 7 }, (_, nth) => addDays(SEASON.from_night, nth));
  const names = days.map((day) => night(day).querySelector('.sr-only')?.textContent);
  expect(names.filter((name) => name?.endsWith('$159, Dry season'))).toHaveLength(6);
  expect(names.filter((name) => /^Sat .*\$179, Dry season$/.test(name ?? ''))).toHaveLength(1);
});

test('nights are marked by arrow keys and Shift, named, priced in percent, and stored', async () => {
  const { user, sent, prices, quotes } = await openPrices();
  night(TODAY).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(night(addDays(TODAY, 2))).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Enter}');
  expect(dialog().getByLabelText('First night')).toHaveValue(addDays(TODAY, 1));
  expect(dialog().getByLabelText('Last night')).toHaveValue(addDays(TODAY, 3));

  await write(user, field('Name'), 'Pchum Ben');
  await write(user, field('Or in % above or below the base price', 'spinbutton'), '10');
  await write(user, field('Friday', 'spinbutton'), '189.5');
  const arrivals = within(dialog().getByRole('group', { name: 'Guests may arrive on' }));
  await user.click(arrivals.getByRole('checkbox', { name: 'Monday' }));
  const asked = quotes.length;
  await choose(user, 'Save');
  await findToast('Prices saved');
  expect(sent['price_periods']?.flat()).toEqual([
    expect.objectContaining({
      room_id: ROOM.id,
      name: 'Pchum Ben',
      from_night: addDays(TODAY, 1),
      to_night: addDays(TODAY, 4),
      price: Math.round(ROOM.price * 110) / 100,
      weekday_prices: { 5: 189.5 },
      min_nights: null,
      throughout: false,
      arrival_days: [1],
    }),
  ]);
  expect(prices()?.periods.map(({ name }) => name)).toContain('Pchum Ben');
  expect(await screen.findByText('At the saved prices.')).toBeVisible();
  await requestsSettled();
  expect(quotes.length).toBeGreaterThan(asked);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findToast('Deleted');
  await requestsSettled();
  expect(screen.queryByRole('row', { name: /Pchum Ben/ })).toBeNull();
});

test('every Friday and Saturday of all rooms is one period each, shown by room before it is stored', async () => {
  const { user, sent } = await openPrices();
  const { rooms, prices } = storedContent();
  await press(user, 'Add a period');
  await write(user, field('Name'), 'Weekends');
  await user.click(dialog().getByRole('button', { name: 'All rooms' }));
  day('First night', TODAY);
  await user.click(field('Without an end, all year round', 'checkbox'));
  expect(dialog().queryByLabelText('Last night')).toBeNull();
  const nights = within(dialog().getByRole('group', { name: /^Only the nights/ }));
  for (const name of ['Friday', 'Saturday'])
    await user.click(nights.getByRole('checkbox', { name }));
  await write(user, field('Price per night ($)', 'spinbutton'), '179');
  const effect = await dialog().findAllByRole('row', { name: /104 nights|105 nights/ });
  expect(effect.map((row) => row.textContent)).toEqual(
    rooms.map(({ name, price }) =>
      expect.stringMatching(`^${name}10[45] nights\\$${price} → \\$179$`),
    ),
  );
  expect(prices.periods).toEqual([]);
  expect(sent['price_periods']).toEqual([]);
  await write(user, field('Or in % above or below the base price', 'spinbutton'), '10');
  const inPercent = (price: number) => Math.round(price * 110) / 100;
  for (const { name, price } of rooms) {
    const row = dialog().getByRole('row', { name: new RegExp(`^${name}.*\\$${price} → `) });
    expect(row).toHaveTextContent(`→ $${inPercent(price)}`);
  }
  await user.click(dialog().getByRole('button', { name: /^Round to \$/ }));
  for (const { name, price } of rooms) {
    const row = dialog().getByRole('row', { name: new RegExp(`^${name}.*\\$${price} → `) });
    expect(row).toHaveTextContent(`→ $${Math.round(price * 1.1)}`);
  }
  await write(user, field('Price per night ($)', 'spinbutton'), '179');
  await choose(user, 'Save');
  await findToast('Prices saved');
  const season = { name: 'Weekends', from_night: TODAY, to_night: '3000-01-01', weekdays: [5, 6] };
  const rowsSent = rooms.map(({ id }) => expect.objectContaining({ ...season, room_id: id }));
  // One request, so that all rows are stored or none.
  expect(sent['price_periods']).toEqual([expect.arrayContaining(rowsSent)]);
  const [stored] = await screen.findAllByRole('row', { name: /Fri.*, Sat.*, from .* on/ });
  expect(stored).toBeVisible();
});

test('a second tax is a row: its name is asked for, a fee’s may stay empty', async () => {
  const { user, sent, prices } = await openPrices();
  await user.click(screen.getByRole('tab', { name: 'Fee and taxes' }));
  expect(screen.queryByText(/Guests also read/)).toBeNull();
  await press(user, 'Add charge');
  await write(user, field('Percent', 'spinbutton'), '7.5');
  await choose(user, 'Save charge');
  expect(await dialog().findByText('Please fill in this field')).toBeVisible();
  await write(user, field('Name'), 'VAT');
  await choose(user, 'Save charge');
  await findToast('Prices saved');
  expect(sent['charges']).toEqual([
    expect.objectContaining({ kind: 'tax', name: 'VAT', percent: 7.5, rounding: 'cent' }),
  ]);
  expect(prices()?.charges.map(({ name }) => name)).toEqual(['', 'VAT']);
  expect(await screen.findByText(/Guests also read “Taxes: In the price\./)).toBeVisible();
});

test('what is no price and no span is refused in words at its field, and nothing is sent', async () => {
  const { user, sent } = await openPrices();
  await press(user, 'Add a period');
  await write(user, field('Name'), 'Odd');
  day('First night', '2027-05-03');
  day('Last night', '2027-05-01');
  const price = field('Price per night ($)', 'spinbutton');
  for (const [typed, says] of [
    ['a lot', '“a lot” is not a number. Please write digits, such as 1250.50.'],
    ['-1', 'Please enter at least 0'],
    ['10000000.001', 'Please enter at most 10,000,000'],
    ['100', 'The last night is before the first'],
  ] as const) {
    await user.clear(price);
    await write(user, price, typed);
    await choose(user, 'Save');
    expect(await dialog().findByText(says)).toBeVisible();
    if (typed === 'a lot') expect(price).toHaveFocus();
  }
  expect(sent['price_periods']).toEqual([]);
});

const equal = { names: ['Odd', 'Dry season'], from: '2027-05-01', room: 'Garden Standard' };

test.each([
  [
    () => refusal('periods-equal', equal, 409),
    /^Garden Standard: “Odd” and “Dry season” are equally long and both cover Sat 1 May 2027/,
  ],
  [() => refusal('too-many-periods', {}, 413), /at most 400 periods/],
])('what the database refuses is said, and nothing typed is lost', async (refuse, says) => {
  const { user } = await openPrices({}, refuse);
  await user.click(night(TODAY));
  await write(user, field('Name'), 'Odd');
  await write(user, field('Price per night ($)', 'spinbutton'), '100');
  await choose(user, 'Save');
  expect(await dialog().findByText(says)).toBeVisible();
  expect(field('Name')).toHaveValue('Odd');
});

test('last year’s periods are shown as they will be, stored together, and taken back', async () => {
  const { user, sent, kept } = await openPrices();
  await press(user, 'Copy last year’s periods');
  const same = sameDayLater(LAST_YEAR.from_night, 12);
  const weekdays = addDays(LAST_YEAR.from_night, 364);
  expect(dialog().getByText(new RegExp(`^becomes ${formatDate(same)} –`))).toBeVisible();
  await user.selectOptions(field('A year later means', 'combobox'), 'weekdays');
  expect(dialog().getByText(new RegExp(`^becomes ${formatDate(weekdays)} –`))).toBeVisible();
  expect(sent['price_periods']).toEqual([]);
  await choose(user, 'Save 1 period');
  await findToast('Prices saved');
  expect(sent['price_periods']).toEqual([
    [expect.objectContaining({ name: 'Water festival', from_night: weekdays })],
  ]);
  expect(kept['price_periods']).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findToast('Deleted');
  expect(kept['price_periods']).toHaveLength(2);
});

test('an extra is added and offered to guests, from 1 to 99 times', async () => {
  const { user, sent, prices } = await openPrices();
  await user.click(screen.getByRole('tab', { name: 'Extras' }));
  await press(user, 'Add extra');
  await write(user, field('Name'), 'Breakfast');
  await write(user, field('Price ($)', 'spinbutton'), '8.5');
  await user.selectOptions(field('Charged', 'combobox'), 'per guest and night');
  const most = field('How many a guest may choose', 'spinbutton');
  for (const [typed, says] of [
    ['0', 'Please enter at least 1'],
    ['100', 'Please enter at most 99'],
  ] as const) {
    await retype(user, most, typed);
    await choose(user, 'Save extra');
    expect(await dialog().findByText(says)).toBeVisible();
  }
  await retype(user, most, '1');
  await choose(user, 'Save extra');
  await findToast('Prices saved');
  expect(sent['extras']).toEqual([
    expect.objectContaining({ name: 'Breakfast', price: 8.5, per: 'guest_night', most: 1 }),
  ]);
  expect(prices()?.extras.map(({ name }) => name)).toEqual(['Breakfast']);
});

test('a price of children and an obligatory extra are stored, with an example beside them', async () => {
  const { user, sent, prices, quotes } = await openPrices();
  await user.click(screen.getByRole('tab', { name: 'Children' }));
  await press(user, 'Add age group');
  await write(user, field('Up to age', 'spinbutton'), '3');
  await write(user, field('Price per night ($)', 'spinbutton'), '0');
  await user.click(field('Takes a place in the room', 'checkbox'));
  await choose(user, 'Save age group');
  await findToast('Prices saved');
  expect(sent['child_bands']).toMatchObject([{ until_age: 3, price: 0, takes_place: false }]);
  expect(await screen.findByText(/2 adults, 1 child \(3\)/)).toBeVisible();
  await requestsSettled();
  expect(quotes.at(-1)).toMatchObject({ check_in: null, guests: 3, children: [3] });

  await user.click(screen.getByRole('tab', { name: 'Obligatory extras' }));
  await press(user, 'Add obligatory extra');
  await write(user, field('Name'), 'Tourist tax');
  await write(user, field('Price ($)', 'spinbutton'), '1');
  await write(user, field('Paid from age', 'spinbutton'), '12');
  await choose(user, 'Save obligatory extra');
  expect(await screen.findByRole('row', { name: /Tourist tax.*from age 12/ })).toBeVisible();
  const tax = { name: 'Tourist tax', per: 'guest_night', obligatory: true, from_age: 12 };
  expect(sent['extras']).toMatchObject([tax]);
  expect(prices()?.extras).toMatchObject([{ obligatory: true, fromAge: 12 }]);
  await user.click(screen.getByRole('tab', { name: 'Extras' }));
  expect(await screen.findByText(/^No extras yet/)).toBeVisible();
});

const MOON = {
  id: '44444444-4444-4444-8444-444444444444',
  code: 'Moon',
  percent: null,
  amount: '25.00',
  arrive_from: null,
  arrive_until: '2027-05-01',
  room_ids: [ROOM.id],
  max_stays: 3,
  updated_at: VERSION,
};

test('a code says how often it was used; another takes percent off in some rooms', async () => {
  const { user, sent } = await openPrices({ promo_codes: [MOON] });
  await user.click(screen.getByRole('tab', { name: 'Promo codes' }));
  const row = await screen.findByRole('row', { name: /Moon/ });
  expect(within(row).getByText('$25')).toBeVisible();
  expect(within(row).getByText('until Sat 1 May 2027')).toBeVisible();
  expect(await within(row).findByText('2 of 3')).toBeVisible();
  await press(user, 'Add code');
  await write(user, field('Promo code'), 'STAR');
  await write(user, field('Percent', 'spinbutton'), '12.5');
  day(/^First day of arrival/, '2027-05-03');
  day(/^Last day of arrival/, '2027-05-31');
  await user.click(field(ROOM.name, 'checkbox'));
  await choose(user, 'Save code');
  await findToast('Prices saved');
  const may = { arrive_from: '2027-05-03', arrive_until: '2027-05-31' };
  const star = { code: 'STAR', percent: 12.5, amount: null, max_stays: null, room_ids: [ROOM.id] };
  expect(sent['promo_codes']).toMatchObject([{ ...may, ...star }]);
});

test('what a stay would cost is asked of the database and listed by night', async () => {
  const { user, quotes } = await openPrices();
  await user.click(screen.getByRole('tab', { name: 'Price check' }));
  await write(user, screen.getByRole('textbox', { name: 'Promo code (optional)' }), 'MOON');
  await press(user, 'Show the cost');
  const costs = await screen.findByRole('table', { name: 'What it costs' });
  expect(within(costs).getByRole('row', { name: /Total \$142/ })).toBeVisible();
  expect(quotes).toEqual([
    { room_id: ROOM.id, check_in: TODAY, nights: 2, guests: 2, code: 'MOON' },
  ]);
});
