import type { HotelContent } from '@/content/store/hotel-content';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { numericDate } from '@/basics/time/numeric-date';
import { bookNow, checkIn, email, guests, nights, panel, summary } from '../support/booking-panel';
import { created, fireEvent, HttpResponse, openPage, answerReads, refusal } from '../support/site';
import { screen, answerWrites, requestsSettled, waitFor, within, write } from '../support/site';

const ROOM = 'room-standard';
/** A day in the middle of a month, so that the nights after it stand in the same calendar. */
const DAY = `${addDays(hotelToday(), 40).slice(0, 7)}-10`;

type Asked = {
  check_in: string | null;
  nights: number;
  guests: number;
  extras: { id: string; count: number }[];
  code: string | null;
  children?: number[];
};

function quoteOf({ check_in, nights: count, extras, code }: Asked) {
  const off = code === 'MOON' ? 10 : 0;
  const full = Array.from({ length: count }, (_, nth) => (nth > 1 ? 179 : 159));
  const price = full.reduce((sum, one) => sum + one, 0) - off;
  const name = 'as the house writes it';
  const chosen = extras.map((one) => ({ ...one, name, amount: 25 * one.count }));
  const fee = Math.round(price / 10);
  return {
    nights: full.map((amount, nth) => ({
      night: check_in && addDays(check_in, nth),
      amount: amount - (nth === 0 ? off : 0),
      full: amount,
      period: 'Dry season',
    })),
    price,
    fee,
    extras: chosen,
    total: price + fee + chosen.reduce((sum, one) => sum + one.amount, 0),
    discount: off,
    rule: code && code !== 'MOON' ? { code: 'code-wrong' } : null,
  };
}

function withPrices({ prices }: HotelContent): void {
  prices.periods = [
    {
      id: 'dry',
      roomId: ROOM,
      name: 'Dry season',
      fromNight: addDays(DAY, -20),
      toNight: addDays(DAY, 100),
      price: 159,
      weekdays: null,
      weekdayPrices: {},
      minNights: null,
      throughout: false,
      arrivalDays: null,
      updatedAt: '',
    },
  ];
  prices.spans = [{ id: ROOM, low: 129, high: 159, own: true }];
  const van = { id: 'van', name: 'Airport transfer', price: 25, per: 'stay' as const };
  prices.extras = [
    { ...van, most: 1, position: 0, updatedAt: '' },
    { ...van, id: 'kayak', name: 'Kayak', most: 3, position: 1, updatedAt: '' },
  ];
}

function withCode(content: HotelContent): void {
  withPrices(content);
  content.prices.codes = true;
}

let quoted: Asked[];

beforeEach(() => {
  answerReads({ 'rpc/room_availability': [] });
  quoted = answerWrites<Asked>('post', 'rpc/stay_quote', quoteOf);
});

const prices = () =>
  [...document.querySelectorAll('.panel > div > .price, .bookbar .price')].map((one) =>
    one.textContent.replaceAll(/\s+/g, ' '),
  );
const lines = () => [...panel().querySelectorAll('.sum dt')].map((one) => one.textContent);
const extra = (name: RegExp) => within(panel()).findByRole('checkbox', { name });
const stored = () => answerWrites('post', 'reservations', created);

async function choose(count = '3', has = withPrices) {
  const page = await openPage(`/rooms/${ROOM}`, has);
  await extra(/Airport/);
  fireEvent.change(checkIn(), { target: { value: DAY } });
  await page.user.selectOptions(nights(), count);
  await screen.findByText(/Room price, /);
  return page;
}

test('a room without rules asks for no quote and shows what it always did', async () => {
  const { user } = await openPage('/rooms/room-deluxe', (content) => {
    withPrices(content);
    content.prices.extras = []; // which are for all rooms; the period is another one's
  });
  fireEvent.change(checkIn(), { target: { value: DAY } });
  await user.selectOptions(nights(), '2');
  await requestsSettled();
  expect(quoted).toEqual([]);
  expect(lines()).toEqual(['Room price, 2 nights × $199', 'Service fee (10%)', 'Total']);
  expect(panel().querySelector('[name="quotedTotal"], .stay-code')).toBeNull();
});

describe('where a room has rules', () => {
  test('without a date no sum is shown, which nobody would pay, and extras are folded', async () => {
    await openPage(`/rooms/${ROOM}`, withPrices);
    await extra(/Airport/);
    await requestsSettled();
    expect(quoted).toEqual([]);
    expect(summary()).toEqual([]);
    expect(within(panel()).getByText('The price depends on your dates.')).toBeVisible();
    expect(panel().querySelector('[name="quotedTotal"], .stay-code, [name="children"]')).toBeNull();
    expect(await extra(/Airport/)).not.toBeVisible();
    fireEvent.change(checkIn(), { target: { value: DAY } });
    expect(await extra(/Airport/)).toBeVisible();
  });

  test('nights are grouped by their price, as the server says it', async () => {
    await choose();
    await waitFor(() =>
      expect(lines()).toEqual(['Room price, 2 × $159, 1 × $179', 'Service fee (10%)', 'Total']),
    );
    expect(summary()).toEqual(['$497', '$50', '$547']);
    const asked = { room_id: ROOM, check_in: DAY, nights: 3, guests: 1 };
    expect(quoted.at(-1)).toEqual({ ...asked, extras: [], code: null });
  });

  test('in the calendar each night says its price, and where nobody arrives', async () => {
    answerReads({
      'rpc/night_prices': [
        { night: DAY, price: 159, arrive: true, min_nights: null },
        { night: addDays(DAY, 1), price: 179.5, arrive: false, min_nights: null },
      ],
    });
    const { user } = await openPage(`/rooms/${ROOM}`, withPrices);
    fireEvent.change(checkIn(), { target: { value: DAY } });
    checkIn().focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const night = (day: string, said: string) =>
      within(panel()).findByRole('button', { name: new RegExp(`^${formatDate(day)}.*, ${said}`) });
    expect(await night(DAY, String.raw`\$159`)).toBeEnabled();
    expect(await night(addDays(DAY, 1), String.raw`\$179\.50, no arrival`)).toBeVisible();
  });

  test('extras are ticked, counted and sent with the total that was shown', async () => {
    const sent = stored();
    const { user } = await choose();
    await user.click(await extra(/Airport transfer.*\$25 per stay/));
    await user.click(await extra(/Kayak/));
    const count = within(panel()).getByRole('combobox', { name: 'How many: Kayak' });
    await user.selectOptions(count, '2');
    await waitFor(() => expect(lines()).toContain('Kayak × 2'));
    expect(summary()).toEqual(['$497', '$50', '$25', '$50', '$622']);
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    const extras = [
      { id: 'van', count: 1 },
      { id: 'kayak', count: 2 },
    ];
    await waitFor(() => expect(sent).toMatchObject([{ quoted_total: 622, extras }]));
    await within(panel()).findByRole('heading', { name: 'Request received' });
    expect(lines()).toContain('Airport transfer');
    expect(summary()).toContain('$622');
  });

  test('a code takes something off, in a line of its own; a wrong one says so at its field', async () => {
    const sent = stored();
    const { user } = await choose('3', withCode);
    await user.click(within(panel()).getByText('I have a promo code'));
    const code = within(panel()).getByRole('textbox', { name: 'Promo code' });
    await user.type(code, 'SUN{Enter}');
    expect(await within(panel()).findByText(/This code is not valid/)).toBeVisible();
    expect(code).toBeInvalid();
    expect(sent).toEqual([]);
    await user.clear(code);
    await user.type(code, ' ＭＯＯＮ\u00ad');
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(summary()).toEqual(['$497', '−$10', '$49', '$536']));
    expect(lines()).toContain('Discount');
    expect(code).toHaveAccessibleDescription('Your promo code has been applied.');
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    await waitFor(() => expect(sent).toMatchObject([{ promo_code: 'MOON', quoted_total: 536 }]));
  });

  test('too many codes from one network are told at the field, and nothing else is asked', async () => {
    const { user } = await choose('3', withCode);
    const busy = () => refusal('busy-network', undefined, 429);
    quoted = answerWrites<Asked>('post', 'rpc/stay_quote', busy);
    await user.click(within(panel()).getByText('I have a promo code'));
    const code = within(panel()).getByRole('textbox', { name: 'Promo code' });
    await user.type(code, 'SUN{Enter}');
    expect(await within(panel()).findByText(/Too many codes have been tried/)).toBeVisible();
    expect(code).toBeInvalid();
    expect(code).toHaveValue('SUN');
    expect(screen.queryByText(/We cannot work out the price/)).toBeNull();
    expect(quoted).toHaveLength(1);
  });

  test('a code of the address stands in the open field and counts at once', async () => {
    await openPage(`/rooms/${ROOM}?code=MOON\u200b`, withCode);
    fireEvent.change(checkIn(), { target: { value: DAY } });
    const code = await within(panel()).findByRole('textbox', { name: 'Promo code' });
    expect(code).toBeVisible();
    expect(code).toHaveValue('MOON');
    await waitFor(() => expect(lines()).toContain('Discount'));
    expect(quoted.at(-1)?.code).toBe('MOON');
  });

  test.each(['a'.repeat(41), '%20'])('no code is taken from the address: %s', async (code) => {
    await openPage(`/rooms/${ROOM}?code=${code}`, withCode);
    await extra(/Airport/);
    await requestsSettled();
    expect(quoted).toEqual([]);
    expect(panel().querySelector('.stay-code')).not.toHaveAttribute('open');
  });

  test('once days are chosen, panel and bar say what the whole stay costs', async () => {
    const { user } = await openPage(`/rooms/${ROOM}`, withPrices);
    await extra(/Airport/);
    await user.selectOptions(nights(), '3');
    const nightly = 'from $129 per night $142 with service';
    expect(prices()).toEqual([nightly, nightly]);
    fireEvent.change(checkIn(), { target: { value: DAY } });
    await waitFor(() =>
      expect(prices()).toEqual(Array(2).fill('$547 for 3 nights everything included')),
    );
    fireEvent.change(checkIn(), { target: { value: '' } });
    await waitFor(() => expect(prices()[0]).toBe(nightly));
  });

  test('without price rules they say it without a quote', async () => {
    await openPage(`/rooms/${ROOM}?arrive=${DAY}&nights=3&guests=2`);
    await waitFor(() =>
      expect(prices()).toEqual(Array(2).fill('$426 for 3 nights everything included')),
    );
    expect(quoted).toEqual([]);
  });

  test('the price of a night has every charge that nobody may leave out', async () => {
    await openPage(`/rooms/${ROOM}`, (content) => {
      withPrices(content);
      for (const one of content.prices.extras) one.obligatory = one.id === 'van';
    });
    expect(prices()[0]).toBe('from $129 per night $167 with fees and taxes');
  });

  test('guests beyond those included have a line of their own', async () => {
    quoted = answerWrites<Asked>('post', 'rpc/stay_quote', (asked) => {
      const night = { night: null, period: null, amount: 144 };
      const sums = { price: 288, fee: 29, total: 317, discount: 0 };
      return { ...quoteOf(asked), ...sums, nights: [night, night] };
    });
    const { user } = await openPage(`/rooms/${ROOM}`, (content) => {
      for (const room of content.rooms)
        Object.assign(room, { capacity: 3, guestsIncluded: 1, extraGuestPrice: 7.5 });
    });
    await user.selectOptions(nights(), '2');
    await user.selectOptions(guests(), '3');
    const said = 'Room price, 2 × $129; Additional guests: 2 (2 × $15); Service fee (10%); Total';
    await waitFor(() => expect(lines().join('; ')).toBe(said));
    expect(summary()).toEqual(['$258', '$30', '$29', '$317']);
  });

  test('where there is nothing but a code, it can be entered', async () => {
    const { user } = await openPage(`/rooms/${ROOM}`, ({ prices }) => (prices.codes = true));
    await user.click(await within(panel()).findByText('I have a promo code'));
    await user.type(within(panel()).getByRole('textbox', { name: 'Promo code' }), 'MOON{Enter}');
    await waitFor(() => expect(lines()).toContain('Discount'));
  });

  test('a stay that is too short says how long it may be, with a press that takes it', async () => {
    const least = { code: 'least-nights', name: 'New Year', nights: 3 };
    quoted = answerWrites<Asked>('post', 'rpc/stay_quote', (asked) => ({
      ...quoteOf(asked),
      rule: asked.nights < 3 ? { ...least, from: '2028-04-13', until: '2028-04-15' } : null,
    }));
    const { user } = await choose('2');
    expect(await screen.findByText('From 13 Apr to 15 Apr: 3 nights or more.')).toBeVisible();
    await user.click(within(panel()).getByRole('button', { name: 'Stay 3 nights' }));
    expect(nights()).toHaveValue('3');
    expect(nights()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/3 nights or more/)).toBeNull());
  });

  test('a day on which nobody arrives offers the next one', async () => {
    const next = addDays(DAY, 2);
    quoted = answerWrites<Asked>('post', 'rpc/stay_quote', (asked) => ({
      ...quoteOf(asked),
      rule: asked.check_in === DAY ? { code: 'arrival-day', name: 'x', days: [5, 6], next } : null,
    }));
    const { user } = await choose();
    expect(await screen.findByText(/guests can arrive only on: Friday, Saturday\./)).toBeVisible();
    await user.click(within(panel()).getByRole('button', { name: `Arrive ${formatDate(next)}` }));
    expect(checkIn()).toHaveValue(numericDate(next));
  });

  test('a price that has changed is shown, nothing typed is lost, and the next press books at it', async () => {
    let price = 0;
    const sent = answerWrites<{ quoted_total: number }>(
      'post',
      'reservations',
      ({ quoted_total }) => {
        const now = quoteOf({ check_in: DAY, nights: 3, guests: 1, extras: [], code: null });
        price = now.total + 20;
        if (quoted_total === price) return created();
        return refusal('price-changed', { ...now, total: price }, 409);
      },
    );
    const { user } = await choose();
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    expect(await screen.findByText(/The price is now \$567\. Press Book Now/)).toBeVisible();
    expect(summary().at(-1)).toBe('$567');
    expect(email()).toHaveValue('you@example.com');
    expect(screen.queryByText('Booking Failed')).toBeNull();
    await user.click(bookNow());
    await within(panel()).findByRole('heading', { name: 'Request received' });
    expect(sent.map((one) => one.quoted_total)).toEqual([547, 567]);
  });

  test('an extra that is gone is taken out, and said', async () => {
    answerWrites('post', 'reservations', () => refusal('extra-gone', { id: 'van' }, 409));
    const { user } = await choose();
    await user.click(await extra(/Airport/));
    await waitFor(() => expect(lines()).toContain('Airport transfer'));
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    expect(await screen.findByText(/Airport transfer is no longer offered/)).toBeVisible();
    await waitFor(() => expect(summary()).toEqual(['$497', '$50', '$547']));
    expect(within(panel()).queryByRole('checkbox', { name: /Airport/ })).toBeNull();
  });

  test('where no price can be had it says so, and the request goes without one', async () => {
    const sent = stored();
    answerWrites('post', 'rpc/stay_quote', () =>
      HttpResponse.json({ message: 'no' }, { status: 400 }),
    );
    const { user } = await openPage(`/rooms/${ROOM}`, withPrices);
    await extra(/Airport/);
    fireEvent.change(checkIn(), { target: { value: DAY } });
    expect(await screen.findByText(/We cannot work out the price right now/)).toBeVisible();
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('quoted_total');
    await within(panel()).findByRole('heading', { name: 'Request received' });
    expect(summary()).toContain('told with our confirmation');
  });
});

describe('where children have prices and a charge is obligatory', () => {
  function withChildren(content: HotelContent): void {
    const updatedAt = '';
    content.prices.bands = [
      { id: 'small', untilAge: 3, price: 0, takesPlace: false, updatedAt },
      { id: 'child', untilAge: 11, price: 10, takesPlace: true, updatedAt },
    ];
    const tax = { id: 'tax', name: 'Tourist tax', price: 1, per: 'guest_night' as const, most: 1 };
    content.prices.extras = [{ ...tax, position: 0, updatedAt, obligatory: true, fromAge: 12 }];
  }
  const ages = () => within(panel()).getByRole('textbox', { name: 'Ages of children' });

  test('ages make room, are quoted, sent, and named in the receipt with the charge', async () => {
    const sent = stored();
    const { user } = await openPage(`/rooms/${ROOM}`, withChildren);
    expect(summary()).toEqual(['$129', '$13', '$1', '$143']);
    expect(within(panel()).queryByRole('checkbox', { name: /Tourist tax/ })).toBeNull();
    fireEvent.change(checkIn(), { target: { value: DAY } });
    expect(within(guests()).queryByRole('option', { name: '3 Guests' })).toBeNull();
    fireEvent.change(ages(), { target: { value: '2' } });
    await user.selectOptions(guests(), '3');
    await waitFor(() => expect(quoted.at(-1)).toMatchObject({ guests: 3, children: [2] }));
    await requestsSettled();
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    await waitFor(() => expect(sent).toMatchObject([{ guests: 3, children: [2] }]));
    await within(panel()).findByRole('heading', { name: 'Request received' });
    expect(summary()).toContain('1 night, 2 adults, 1 child (2)');
    expect(summary()).toContain('2 × $1');
  });

  test('a party without an adult has no price, from an address too', async () => {
    const page = `/rooms/${ROOM}?arrive=${DAY}&nights=3&guests=2&children=4,9`;
    const { user } = await openPage(page, withChildren);
    await waitFor(() => expect(ages()).toHaveValue('4, 9'));
    await within(panel()).findByText('At least one guest of each room must be an adult.');
    await requestsSettled();
    expect(quoted).toEqual([]);
    expect(prices()[0]).toMatch(/per night/);
    await user.clear(ages());
    await waitFor(() => expect(prices()[0]).toMatch(/everything included$/));
    await write(user, ages(), '4, 9');
    expect(prices()[0]).toMatch(/per night/);
    expect(summary()).toEqual([]);
  });

  test.each([
    ['4,,9', 'Please give each child’s age at arrival, from 0 to 17.'],
    ['4', 'At least one guest of each room must be an adult.'],
  ])('%s for one guest is refused at its field, and nothing is sent', async (typed, says) => {
    const sent = stored();
    const { user } = await openPage(`/rooms/${ROOM}`, withChildren);
    fireEvent.change(ages(), { target: { value: typed } });
    await write(user, email(), 'you@example.com');
    await user.click(bookNow());
    await waitFor(() => expect(ages()).toHaveAccessibleDescription(expect.stringContaining(says)));
    expect(sent).toEqual([]);
  });
});
