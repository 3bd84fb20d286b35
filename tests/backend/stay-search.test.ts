import { randomUUID } from 'node:crypto';
import { addDays, hotelToday } from '@/basics/time/dates';
import { nextFullMoons } from '@/hotel/moon/next-full-moons';
import { requestReference } from '@/selling/booking/reference';
import { openHotel } from '../support/hotel.ts';
import { STAY_COLUMNS } from './access/actors.ts';

/** The search by dates, with the rooms of the example in decision 0062. */

const backend = await openHotel();
const { visitor, admin, exec, putStay } = backend;
const day = (n: number) => addDays(hotelToday(), 100 + n);

type Found = {
  rooms: { room_id: string; left: number; total: number; rule: { code: string } | null }[];
  together: { rooms: { room_id: string; guests: number; children: number[] }[]; total: number }[];
  split: { parts: object[]; total: number } | null;
  near: { check_in: string; room_id: string; total: number }[];
};

async function search(guests: number, nights = 1, children: number[] = [], more: object = {}) {
  const asked = { check_in: day(0), nights, guests, children, ...more };
  const { data, error } = await visitor.rpc('search_stays', asked);
  expect(error).toBeNull();
  return data as Found;
}
async function quote(room_id: string, guests: number, children: number[] = [], nights = 1) {
  const asked = { room_id, check_in: day(0), nights, guests, children };
  const { data, error } = await visitor.rpc('stay_quote', asked);
  expect(error).toBeNull();
  return data as { total: number; price: number; extras: object[]; rule: { code: string } | null };
}
const take = (room_id: string, from: number, nights = 1) =>
  putStay({ room_id, nights, check_in: day(from), status: 'confirmed' });

beforeAll(async () => {
  await exec`
    delete from rooms;
    insert into rooms (id, name, type, price, capacity, guests_included, extra_guest_price, size,
      description, position)
    values ('a', 'A', 'standard', 100, 2, null, 0, 20, 'A', 1),
      ('b', 'B', 'deluxe', 150, 3, 2, 20, 30, 'B', 2),
      ('c', 'C', 'premier', 260, 4, null, 0, 40, 'C', 3);
    insert into child_bands (until_age, price, takes_place) values (3, 0, false), (11, 10, true);
    insert into extras (id, name, price, per, obligatory, from_age)
    values ('tax', 'Tourist tax', 1, 'guest_night', true, 12)`;
});
afterEach(() => exec`delete from reservations`);

describe('children and charges of every stay', () => {
  test.each([
    ['a', 2, [], 2, 224, null],
    ['b', 2, [], 2, 334, null],
    ['c', 2, [], 2, 576, null],
    ['a', 4, [2, 8], 1, 100 + 10 + 11 + 2, 'too-many-guests'],
    ['b', 4, [2, 8], 1, 178, null],
    ['c', 4, [2, 8], 1, 299, null],
    // The older child has no band, so it costs as much as a further adult, also of the tax.
    ['b', 3, [12], 1, 150 + 20 + 17 + 3, null],
  ])(
    'room %s, %i guests with children of %j',
    async (room, guests, children, nights, total, code) => {
      const answer = await quote(room, guests, children, nights);
      expect([answer.total, answer.rule?.code ?? null]).toEqual([total, code]);
      const found = (await search(guests, nights, children)).rooms.find(
        (one) => one.room_id === room,
      );
      expect(found).toMatchObject({ total, rule: answer.rule });
    },
  );

  test('stay with a request, and are quoted again when it changes', async () => {
    const id = randomUUID();
    const stay = { id, room_id: 'b', check_in: day(0), nights: 1, guests: 4, children: [2, 8] };
    const ask = (more: object) =>
      visitor.from('reservations').insert({ ...stay, email: 'g@example.com', ...more });
    // A guest's page cannot leave out the charge, and older pages do not know it.
    expect((await ask({ quoted_total: 176 })).error?.message).toBe('price-changed');
    expect((await ask({ quoted_total: 178, extras: [{ id: 'tax', count: 1 }] })).error).toBeNull();
    const { data } = await admin.from('reservations').select(STAY_COLUMNS).eq('id', id).single();
    expect(data).toMatchObject({
      children: [2, 8],
      total: 178,
      extras: [{ id: 'tax', amount: 2, obligatory: true, from_age: 12 }],
    });
    const changed = await backend.change(id, { guests: 3, children: [8], extras: [], nights: 2 });
    expect(changed.data?.[0]).toMatchObject({ total: 2 * (150 + 10) + 32 + 4, children: [8] });
    const asked = { of_stay: id, room_id: 'b', check_in: day(0), nights: 2, guests: 3 };
    const { data: told } = await admin.rpc('change_quote', asked);
    expect(told).toMatchObject({ total: 356, rule: null });
    const key = await backend.keyOf(id);
    const { data: page } = await visitor.rpc('guest_stay', { key });
    expect(page).toMatchObject({ children: [8], extras: [{ id: 'tax', amount: 4 }] });
    const { data: more } = await visitor.rpc('quote_change', { key, for_guests: 2 });
    expect(more).toEqual({ total: 2 * (150 + 10) + 32 + 2 });
    for (const wrong of [{ for_guests: 1 }, { children: [4, 8, 9] }, { children: [40] }])
      for (const call of ['quote_change', 'ask_change']) {
        const { error } = await visitor.rpc(call, { key, ...wrong });
        expect(error?.message).toMatch(/^children-(alone|ages)$/);
      }
    const wanted = { key, for_guests: 4, children: [2, 8] };
    const { data: next } = await visitor.rpc('quote_change', wanted);
    const { data: waits } = await visitor.rpc('ask_change', wanted);
    expect(waits).toMatchObject({ children: [8], change: { guests: 4, children: [2, 8] } });
    const change = await admin.from('stay_changes').select('id, updated_at').single();
    const answer = { change: change.data?.id, seen: change.data?.updated_at, decision: 'accepted' };
    await admin.rpc('answer_change', answer).throwOnError();
    const now = await admin.from('reservations').select(STAY_COLUMNS).eq('id', id).single();
    expect(now.data).toMatchObject({ guests: 4, children: [2, 8], total: next.total });
    expect((await visitor.rpc('ask_change', wanted)).error?.message).toBe('change-empty');
  });

  test.each([
    [2, [40], 'children-ages'],
    [2, [-1], 'children-ages'],
    [2, [null], 'children-ages'],
    [2, [4, 9], 'children-alone'],
  ])('%i guests with children of %j are refused everywhere', async (guests, children, code) => {
    const asked = { check_in: day(0), nights: 1, guests, children };
    const answers = [
      await visitor.rpc('stay_quote', { room_id: 'c', ...asked }),
      await visitor.rpc('search_stays', asked),
      await visitor.rpc('cheapest_stays', { arrivals: [day(0)], nights: 1, guests, children }),
      await visitor.from('reservations').insert({ room_id: 'c', email: 'g@example.com', ...asked }),
    ];
    expect(answers.map(({ error }) => error?.message)).toEqual([code, code, code, code]);
  });
});

describe('the search', () => {
  test('finds the cheapest rooms together for more guests than one room takes', async () => {
    const { rooms, together, split, near } = await search(5);
    expect(rooms.map(({ rule }) => rule?.code)).toEqual(Array.from(rooms, () => 'too-many-guests'));
    const told = together.map((one) => [
      one.rooms.map(({ room_id, guests }) => `${room_id}${guests}`).join(' '),
      one.total,
    ]);
    expect(told).toEqual([
      ['a2 b3', 302],
      ['a2 c3', 401],
      ['b2 c3', 456],
    ]);
    expect([split, near]).toEqual([null, []]);
  });

  test('finds one room after the other where none is free throughout', async () => {
    await take('a', 1);
    await take('b', 0);
    await take('c', 0, 3);
    const { rooms, together, split } = await search(2, 3);
    expect(rooms.map(({ left }) => left)).toEqual([0, 0, 0]);
    expect(together).toEqual([]);
    expect(split).toEqual({
      total: 446,
      parts: [
        { room_id: 'a', check_in: day(0), nights: 1, total: 112 },
        { room_id: 'b', check_in: day(1), nights: 2, total: 334 },
      ],
    });
  });

  test('finds the nearest days, the later of two first, each with its cheapest room', async () => {
    for (const room of ['a', 'b', 'c']) await take(room, 0);
    await take('a', 1);
    const { near, split } = await search(2);
    expect(split).toBeNull();
    expect(near).toEqual(
      [
        [1, 'b', 167],
        [-1, 'a', 112],
        [2, 'a', 112],
        [-2, 'a', 112],
        [3, 'a', 112],
      ].map(([at, room_id, total]) => ({ check_in: day(Number(at)), room_id, total })),
    );
  });
});

test('the cheapest stays of several days come in one answer', async () => {
  for (const room of ['a', 'b', 'c']) await take(room, 30, 2);
  await take('a', 60);
  const arrivals = [day(0), day(30), day(60)];
  const { data } = await visitor.rpc('cheapest_stays', { arrivals, nights: 2, guests: 2 });
  const none = { rule: null, near: null };
  expect(data).toEqual([
    { check_in: day(0), room_id: 'a', left: 1, total: 224, ...none },
    {
      ...none,
      check_in: day(30),
      room_id: null,
      left: 0,
      total: null,
      near: { check_in: day(32), room_id: 'a', total: 224 },
    },
    { check_in: day(60), room_id: 'b', left: 1, total: 334, ...none },
  ]);
});

describe('at full moon', () => {
  const [moon] = nextFullMoons(day(0), 1).map(({ night }) => night) as [string];
  const ask = (check_in: string, more: object) =>
    Object.assign({ room_id: 'a', check_in, nights: 2, guests: 2 }, more);
  const told = async (check_in: string, more: object) =>
    visitor.rpc('stay_quote', ask(check_in, more));

  test('the database and the site name the same nights for thirty years', async () => {
    const found = await backend.sql<{ night: string }>`
      select day::date::text as night
      from generate_series(date '2026-01-01', date '2055-12-31', interval '1 day') day
      where private.has_full_moon(day::date, 1)`;
    const nights = nextFullMoons('2026-01-01', found.length).map(({ night }) => night);
    expect(found.map(({ night }) => night)).toEqual(nights);
    expect(found.length).toBe(371);
    const [long] = await backend.sql`select private.has_full_moon('2026-12-25', 28) as before,
      private.has_full_moon('2026-12-25', 29) as until`;
    expect(long).toEqual({ before: false, until: true });
  });

  test('a code and an extra are for stays with the night of a full moon', async () => {
    await exec`
      insert into promo_codes (code, percent, at_full_moon) values ('LUNA', 50, true);
      insert into extras (id, name, price, at_full_moon) values ('boat', 'Boat', 30, true)`;
    const boat = { extras: [{ id: 'boat', count: 1 }] };
    for (const arrival of [addDays(moon, -1), moon]) {
      const { data } = await told(arrival, { code: 'luna', ...boat });
      expect(data).toMatchObject({ price: 100, total: 100 + 10 + 30 + 4, rule: null });
    }
    for (const arrival of [addDays(moon, -2), addDays(moon, 1)]) {
      const { data } = await told(arrival, { code: 'luna' });
      expect(data).toMatchObject({ price: 200, rule: { code: 'code-room', moon: true } });
      expect((await told(arrival, boat)).error?.message).toBe('extra-gone');
      const { data: staff } = await admin.rpc('stay_quote', ask(arrival, boat));
      expect(staff).toMatchObject({ total: 200 + 20 + 30 + 4 });
    }
    const undated = { ...ask(moon, { code: 'luna', ...boat }), check_in: null };
    expect((await visitor.rpc('stay_quote', undated)).data).toMatchObject({ price: 100 });
    await expect(exec`update extras set obligatory = true where id = 'boat'`).rejects.toThrow(
      'extras_moon_check',
    );
    await exec`delete from promo_codes; delete from extras where id = 'boat'`;
  });
});

describe('a request for several rooms', () => {
  const IDS = [1, 2, 3].map((n) => `${n}${randomUUID().slice(1)}`);
  const PARTY = { booking: randomUUID(), check_in: day(0), nights: 1, email: 'family@example.com' };
  const [a, b] = [
    { id: IDS[0], room_id: 'a', guests: 2 },
    { id: IDS[1], room_id: 'b', guests: 4, children: [2, 8] },
  ];
  const ask = (stays: object[], more: object = {}) =>
    visitor.rpc('request_booking', { ...PARTY, stays, ...more });
  const stored = async () =>
    (await admin.from('reservations').select(STAY_COLUMNS).order('booking_place')).data ?? [];

  beforeEach(() => exec`delete from outbox; delete from private.recent_senders`);

  test('is stored once however often it is sent, with one e-mail and one alert', async () => {
    const said = { quoted_total: 112 + 178, language: 'km', phone: '012 345 678', message: 'Late' };
    for (const answer of [await ask([a, b], said), await ask([a, b], said)])
      expect(answer.error).toBeNull();
    expect(await stored()).toMatchObject([
      { id: a.id, booking_place: 1, booking_rooms: 2, status: 'new', total: 112, message: 'Late' },
      { id: b.id, booking_id: PARTY.booking, children: [2, 8], total: 178, language: 'km' },
    ]);
    const emails =
      await backend.sql`select facts -> 'stays' as stays from outbox where kind = 'received'`;
    expect(emails).toEqual([{ stays: [a.id, b.id] }]);
    const [bell] =
      await backend.sql`select facts ->> 'requests' as requests from outbox where kind = 'bell'`;
    expect(bell).toEqual({ requests: '1' });
    const { data } = await visitor.rpc('guest_stay', { key: await backend.keyOf(b.id) });
    expect(data.rooms).toMatchObject([{ guests: 2 }, { guests: 4, children: [2, 8] }]);
    // One reference for all rooms, on the guest's page as in the e-mail that lists them.
    expect(requestReference(data.reference)).toBe(requestReference(String(a.id)));
    const left = await backend.sendAll();
    const alert = left.find(({ subject }) => subject === 'New request: A, B');
    expect(alert?.text).toMatch(/^A, B, 4 adults.*: \$290$/m);
    const [letter] = left.filter(({ to }) => to === PARTY.email);
    expect(letter?.text).toContain(requestReference(String(a.id)));
    expect(letter?.text.match(/^– /gm)).toHaveLength(2);
  });

  test('may have the parts of a stay that changes rooms, and a code where it is valid', async () => {
    await exec`insert into promo_codes (code, percent, room_ids) values ('MOON', 50, '{b}')`;
    const found = await search(2, 1, [], { code: 'moon' });
    expect(found.rooms).toMatchObject([
      { total: 112, rule: { code: 'code-room' } },
      { total: 75 + 8 + 2, rule: null },
      { rule: { code: 'code-room' } },
    ]);
    const later = { ...b, guests: 2, children: [], check_in: day(1), nights: 2 };
    const { error } = await ask([a, later], { code: 'moon', quoted_total: 112 + 150 + 15 + 4 });
    expect(error).toBeNull();
    expect(await stored()).toMatchObject([
      { promo_code: null, check_in: day(0), nights: 1 },
      { promo_code: 'MOON', check_in: day(1), nights: 2, total: 169 },
    ]);
    await exec`delete from promo_codes`;
  });

  test.each([
    ['price-changed', [a, b], { quoted_total: 289 }, { total: 290 }],
    ['room-gone', [a, { ...b, room_id: 'gone' }], {}, { id: b.id, place: 2 }],
    ['too-many-guests', [a, { ...b, guests: 5 }], {}, { id: b.id, capacity: 3 }],
    ['children-alone', [{ ...a, children: [4, 9] }, b], {}, { id: a.id }],
    ['price-changed', [a, b], { code: 'SUN' }, { rule: { code: 'code-unquoted' } }],
    ['booking-rooms', [a, a], {}, {}],
    ['booking-rooms', [], {}, {}],
    ['booking-rooms', Array.from({ length: 7 }, () => ({ ...a, id: randomUUID() })), {}, {}],
  ])('is refused as a whole with %s', async (code, stays, more, details) => {
    const { error } = await ask(stays, more);
    expect(error?.message).toBe(code);
    expect(JSON.parse(error?.details || '{}')).toMatchObject(details);
    expect(await stored()).toEqual([]);
    expect(await backend.sql`select from outbox`).toEqual([]);
  });

  test('for one room is a request like any other', async () => {
    expect((await ask([a])).error).toBeNull();
    expect((await ask([a])).data).toEqual({ stored: false });
    expect(await stored()).toMatchObject([{ id: a.id, booking_id: null, total: 112 }]);
  });

  test('counts once for the limit of an address', async () => {
    for (let nth = 0; nth < 6; nth += 1) {
      const stays = [a, b].map((stay) => ({ ...stay, id: randomUUID() }));
      const { error } = await ask(stays, { booking: randomUUID() });
      expect(error?.message).toBe(nth < 5 ? undefined : 'busy-address');
    }
  });
});
