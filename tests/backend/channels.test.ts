import { addDays } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';

/** How imported calendars hold nights, and what our exported calendar contains (decision 0061). */

const backend = await openHotel();
const { admin, visitor, exec, serviceSql, putStay, putListing: listing, change } = backend;
const ROOM = 'room-standard';
const TODAY = '2027-11-01';
const day = (ahead: number) => addDays(TODAY, ahead);

type Event = {
  uid: string;
  from_date: string;
  to_date: string;
  state: string;
  conflict_nights: string[];
};
type Found = Record<'held' | 'skipped' | 'echoes' | 'conflicts' | 'gone' | 'nights', number>;

const event = (uid: string, from: number, to: number, more = {}) => ({
  uid,
  summary: 'Reserved',
  start: { date: day(from) },
  end: { date: day(to) },
  ...more,
});

async function read(
  id: string,
  events: unknown,
  look = false,
): Promise<Found & { found: Event[] }> {
  const reading = Array.isArray(events) ? { events } : events;
  const [row] = await serviceSql<{ answer: Found & { found: Event[] } }>(
    'select public.take_reading($1::uuid, $2::jsonb, $3) as answer',
    [id, JSON.stringify(reading), look],
  );
  if (!row) throw new Error('no answer');
  return row.answer;
}

async function events(id: string): Promise<Event[]> {
  const { data } = await admin
    .from('listing_events')
    .select('uid, from_date, to_date, state, conflict_nights')
    .eq('listing_id', id)
    .order('from_date')
    .order('uid');
  return (data ?? []) as Event[];
}
const states = async (id: string) => (await events(id)).map(({ state }) => state);

async function held(id: string): Promise<number[]> {
  const rows = await serviceSql<{ ahead: number }>(
    `select night - private.hotel_today() as ahead from private.held_nights
     where listing_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ ahead }) => ahead);
}

async function give(key: string): Promise<{ from: string; to: string; uid: string }[]> {
  const [row] = await serviceSql<{
    answer: { blocks: { from: string; to: string; uid: string }[] } | null;
  }>('select public.give_calendar($1) as answer', [key]);
  return row?.answer?.blocks ?? [];
}

async function rings(what: 'conflicts' | 'overlaps' | 'feeds' = 'conflicts'): Promise<number> {
  const [row] = await serviceSql<{ rings: number }>(
    `select coalesce(max((facts ->> $1)::int), 0) as rings from outbox where kind = 'bell'`,
    [what],
  );
  return row?.rings ?? 0;
}

const stay = (from: number, nights: number, columns = {}) =>
  putStay({ room_id: ROOM, check_in: day(from), nights, status: 'confirmed', ...columns });

beforeEach(async () => {
  await exec`create or replace function private.hotel_today() returns date language sql stable
    set search_path = '' as 'select date ''2027-11-01'''`;
  await exec`delete from listings where true`;
  await exec`delete from reservations where true`;
  await exec`delete from closings where true`;
  await exec`delete from outbox where true`;
  await exec`update rooms set units = 2 where id = 'room-standard'`;
});

/** A sequence of readings, and the nights held after them. */
type Played = [what: string, readings: unknown[], nights: number[]];
const A = event('a', 1, 3);
const B = event('b', 8, 9);
const times = (count: number, reading: unknown) => Array.from({ length: count }, () => reading);
const UNCHANGED = { unchanged: true };
const cancelled = { cancelled: true };

describe('an event holds', () => {
  const moments = (from: string, zone: string, to: string, endZone: string | null) =>
    event('a', 0, 0, { start: { at: from, zone }, end: { at: to, zone: endZone } });

  test.each<[string, object, number[]]>([
    ['its nights, to the day of departure', event('a', 9, 15), [9, 10, 11, 12, 13, 14]],
    ['one night without an end', event('a', 9, 9, { end: null }), [9]],
    ['one night where it ends on its first day', event('a', 9, 9), [9]],
    ['one night where it ends before it begins', event('a', 9, 4), [9]],
    ['from today on, where it began before', event('a', -3, 2), [0, 1]],
    [
      'the nights of the house, whatever the zone of its moments',
      moments(`${day(8)}T20:00:00`, 'UTC', `${day(11)}T03:00:00`, 'UTC'),
      [9, 10],
    ],
    [
      'the days as they are written, where nobody knows the zone',
      moments(`${day(9)}T15:00:00`, 'SE Asia Standard Time', `${day(11)}T11:00:00`, null),
      [9, 10],
    ],
    ['nothing where it is transparent', event('a', 9, 12, { transparent: true }), []],
    ['nothing where it is past', event('a', -9, -2), []],
    ['nothing where it is cancelled', event('a', 9, 12, cancelled), []],
    ['nothing further ahead than guests may ask', event('a', 30_000, 30_003), []],
    ['nothing on a day that there is not', event('a', 0, 0, { start: { date: '2027-13-45' } }), []],
  ])('%s', async (_what, one, nights) => {
    const { id } = await listing();
    await read(id, [one]);
    expect(await held(id)).toEqual(nights);
  });

  test.each([
    ['words that the listing skips', { summary: 'Airbnb (Not available)' }],
    ['being free', { transparent: true }],
    ['being cancelled', cancelled],
    [
      'hours of one day',
      { start: { at: `${day(1)}T15:00:00` }, end: { at: `${day(1)}T16:00:00` } },
    ],
  ])('its nights, whatever of the same days holds nothing by %s', async (_what, more) => {
    const { id } = await listing({ skip_words: ['airbnb (not available)'] });
    const idle = event('idle', 1, 2, more);
    await read(id, [idle, event('a', 1, 2)]);
    expect(await held(id)).toEqual([1]);
    await read(id, [idle, event('z', 9, 10)]);
    expect(await held(id)).toEqual([1, 9]);
  });

  const fullNights = async () => {
    const days = { from_date: TODAY, to_date: day(20) };
    return (await visitor.rpc('room_availability', { room_id: ROOM, ...days })).data as unknown;
  };

  test('one room a night, however often a calendar has it', async () => {
    const { id } = await listing();
    const copies = Array.from({ length: 10 }, (_, n) => event(`copy-${n}`, 1, 4));
    await read(id, [...copies, event('overlapping', 3, 6)]);
    expect(await events(id)).toHaveLength(2);
    expect(await held(id)).toEqual([1, 2, 3, 4, 5]);
    expect(await fullNights()).toEqual([]);
  });

  test('nights that nobody else can book; two listings hold both rooms of the kind', async () => {
    for (const slot of [1, 2]) await read((await listing({ slot })).id, [A]);
    expect(await fullNights()).toEqual([{ night: day(1) }, { night: day(2) }]);
    await expect(stay(2, 1)).rejects.toThrow('nights-full');
  });
});

describe('over several readings', () => {
  test.each<Played>([
    ['a stay is known by its number when its days change', [[A], [event('a', 6, 8)]], [6, 7]],
    [
      'a stay is known by its days when its number changes at every reading',
      ['a', 'b', 'c', 'd', 'e'].map((uid) => [event(uid, 1, 3)]),
      [1, 2],
    ],
    [
      'a stay comes back under another number after a channel has dropped everything',
      [[A, B], ...times(4, [B]), [event('c', 1, 3), B]],
      [1, 2, 8],
    ],
    ['what is cancelled is freed at once', [[A], [event('a', 1, 3, cancelled)]], []],
    ['two readings without it free nothing', [[A, B], [B], UNCHANGED], [1, 2, 8]],
    ['three do, the same calendar once more among them', [[A, B], [B], UNCHANGED, UNCHANGED], [8]],
    [
      'an event whose days cannot be read frees no other',
      [[A, B], ...times(5, { events: [B], unread: 1 })],
      [1, 2, 8],
    ],
    ['an empty calendar frees nothing', [[A, B], ...times(5, [])], [1, 2, 8]],
    [
      'an error frees nothing',
      [[A, B], ...times(5, { error: 'not-a-calendar', detail: 'a page' })],
      [1, 2, 8],
    ],
    [
      'a stay that has begun is never freed',
      [[event('a', 0, 3), B], ...times(4, [B]), [event('a', 0, 3, cancelled), B]],
      [0, 1, 2, 8],
    ],
  ])('%s', async (_what, readings, nights) => {
    const { id } = await listing();
    for (const reading of readings) await read(id, reading);
    expect(await held(id)).toEqual(nights);
  });
});

describe('nights are freed', () => {
  test('when staff let it go, and taken again when they take that back', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    const say = (let_go_at: string | null) =>
      admin
        .from('listing_events')
        .update({ let_go_at, state: 'gone', uid: 'x' })
        .eq('listing_id', id);
    await say(new Date().toISOString());
    expect(await held(id)).toEqual([]);
    await read(id, [event('a', 1, 3)]);
    expect(await held(id)).toEqual([]);
    await say(null);
    expect(await held(id)).toEqual([1, 2]);
    expect(await events(id)).toMatchObject([{ uid: 'a', state: 'held' }]);
  });

  test('in one kind and taken in the other when the listing is of another kind', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    await change(id, { room_id: 'room-deluxe' }, 'listings');
    const rooms = await serviceSql(
      'select distinct room_id from private.held_nights where listing_id = $1',
      [id],
    );
    expect(rooms).toEqual([{ room_id: 'room-deluxe' }]);
  });
});

describe('a conflict', () => {
  test('holds what is free, rings once, and names both stays', async () => {
    await stay(2, 1, { guest_name: 'Ann' });
    await stay(2, 1, { guest_name: 'Bea' });
    const { id } = await listing();
    for (let k = 0; k < 3; k += 1) await read(id, [event('a', 1, 4)]);
    expect(await events(id)).toMatchObject([{ state: 'conflict', conflict_nights: [day(2)] }]);
    expect(await held(id)).toEqual([1, 3]);
    expect(await rings()).toBe(1);
    const { data } = await admin.rpc('channel_conflicts');
    expect(data).toMatchObject([{ channel: 'booking', room_id: ROOM, nights: [day(2)] }]);
    const named = (data as { stays: { guest: string }[] }[])[0]?.stays.map(({ guest }) => guest);
    expect(named?.toSorted()).toEqual(['Ann', 'Bea']);
  });

  test('gets the night before anybody else when our stay leaves it', async () => {
    const ann = await stay(2, 1);
    const bea = await stay(2, 1);
    const { id } = await listing();
    await read(id, [event('a', 1, 4)]);
    // A stay whose dates change keeps its remaining nights, so the channel does not get them.
    await change(bea.id, { nights: 2 });
    expect(await states(id)).toEqual(['conflict']);
    await change(ann.id, { status: 'cancelled' });
    expect(await events(id)).toMatchObject([{ state: 'held', conflict_nights: [] }]);
    expect(await held(id)).toEqual([1, 2, 3]);
  });

  test('gets a further room of the kind', async () => {
    await exec`update rooms set units = 1 where id = 'room-standard'`;
    await stay(2, 1);
    const { id } = await listing();
    await read(id, [event('a', 2, 3)]);
    expect(await states(id)).toEqual(['conflict']);
    await exec`update rooms set units = 2 where id = 'room-standard'`;
    expect(await states(id)).toEqual(['held']);
  });

  test('that is settled is told no more, until further nights are in it', async () => {
    await exec`update rooms set units = 1 where id = 'room-standard'`;
    await stay(2, 1);
    await stay(4, 1);
    const { id } = await listing();
    await read(id, [event('a', 2, 3)]);
    await admin
      .from('listing_events')
      .update({ settled_at: new Date().toISOString() })
      .eq('listing_id', id);
    await read(id, [event('a', 2, 3)]);
    expect((await admin.rpc('channel_conflicts')).data).toEqual([]);
    await read(id, [event('a', 2, 5)]);
    expect((await admin.rpc('channel_conflicts')).data).toHaveLength(1);
    expect(await rings()).toBe(2);
  });
});

describe('an event becomes a stay', () => {
  const nightsOf = (stay: unknown) =>
    serviceSql('select from private.held_nights where reservation_id = $1', [stay]);
  const make = (event_id: string, more = {}) =>
    admin.rpc('stay_of_event', { event_id, guest_name: 'Ann', guests: 2, ...more });
  const idOf = async (listing_id: string) => {
    const { data } = await admin.from('listing_events').select('id').eq('listing_id', listing_id);
    return String((data as { id: string }[] | null)?.[0]?.id);
  };
  const later = [event('z', 60, 61)];
  const drop = async (id: string) => {
    for (let k = 0; k < 3; k += 1) await read(id, later);
  };

  test('of the same nights, from that channel, for what was paid there', async () => {
    const { id } = await listing();
    await stay(2, 1);
    await read(id, [event('a', 1, 4)]);
    const { data, error } = await make(await idOf(id), { price: 123.45, email: 'Ann@example.com' });
    expect(error).toBeNull();
    const made = await admin
      .from('reservations')
      .select('room_id, check_in, nights, status, source, price, guest_name, email, price_reason')
      .eq('id', String(data))
      .single();
    expect(made.data).toEqual({
      room_id: ROOM,
      check_in: day(1),
      nights: 3,
      status: 'confirmed',
      source: 'booking',
      price: expect.anything() as unknown,
      guest_name: 'Ann',
      email: 'ann@example.com',
      price_reason: 'Booking.com',
    });
    expect(Number(made.data?.price)).toBe(123.45);
    expect(await held(id)).toEqual([]);
    expect(await nightsOf(data)).toHaveLength(3);
    const { data: row } = await admin.from('listings').select('export_key').eq('id', id).single();
    expect(await give(String(row?.export_key))).toEqual([]);
  });

  test('that the channel’s calendar does not free, and blocks for the channel once it is gone there', async () => {
    await exec`update rooms set units = 1 where id = 'room-standard'`;
    const { id, export_key } = await listing();
    await read(id, [event('a', 1, 3), ...later]);
    const { data } = await make(await idOf(id));
    await drop(id);
    expect(await states(id)).toEqual(['gone', 'held']);
    expect(await nightsOf(data)).toHaveLength(2);
    expect(await give(export_key)).toMatchObject([{ from: day(1), to: day(3) }]);
    // The channel returns the block that we exported, not the stay.
    await read(id, [event('b', 1, 3), ...later]);
    expect(await states(id)).toEqual(['gone', 'held']);
    expect(await give(export_key)).toMatchObject([{ from: day(1), to: day(3) }]);
  });

  test('and the channel’s again while that is cancelled here alone', async () => {
    await exec`update rooms set units = 1 where id = 'room-standard'`;
    const { id } = await listing();
    await read(id, [event('a', 1, 3), ...later]);
    const { data } = await make(await idOf(id));
    const become = (status: string) =>
      admin.from('reservations').update({ status }).eq('id', String(data));
    expect((await become('cancelled')).error).toBeNull();
    expect(await held(id)).toEqual([1, 2, 60]);
    expect((await become('confirmed')).error).toBeNull();
    expect(await held(id)).toEqual([60]);
    expect(await states(id)).toEqual(['held', 'held']);
    await become('cancelled');
    await drop(id);
    expect(await held(id)).toEqual([60]);
    await read(id, [event('next', 1, 3), ...later]);
    expect(await held(id)).toEqual([1, 2, 60]);
  });

  test('whose days the channel moves is a conflict, and rings', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    await make(await idOf(id));
    await read(id, [event('a', 2, 5)]);
    expect(await events(id)).toMatchObject([
      { state: 'conflict', conflict_nights: [day(2), day(3), day(4)] },
    ]);
    expect(await rings()).toBe(1);
    expect((await admin.rpc('channel_conflicts')).data).toHaveLength(1);
  });

  test('once, and only while it holds its nights', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    const of = await idOf(id);
    expect((await make(of, { guest_name: '' })).error?.message).toBe('email-invalid');
    expect((await make(of, { guests: 99 })).error?.message).toBe('too-many-guests');
    expect(await held(id)).toEqual([1, 2]);
    expect((await make(of)).error).toBeNull();
    expect((await make(of)).error?.message).toBe('event-is-stay');
    const other = await listing({ slot: 2 });
    await read(other.id, [event('b', 1, 3), ...later]);
    const gone = await idOf(other.id);
    await change(gone, { let_go_at: new Date().toISOString() }, 'listing_events');
    expect((await make(gone)).error?.message).toBe('event-not-held');
    expect(await make(crypto.randomUUID())).toMatchObject({ data: null, error: null });
    expect((await visitor.rpc('stay_of_event', { event_id: of })).error).not.toBeNull();
  });
});

describe('our calendar', () => {
  test('blocks the last listings of a channel where fewer rooms are free than it may sell', async () => {
    const first = await listing({ slot: 1 });
    const second = await listing({ slot: 2 });
    await stay(2, 2);
    await stay(3, 2);
    expect(await give(first.export_key)).toMatchObject([{ from: day(3), to: day(4) }]);
    expect(await give(second.export_key)).toMatchObject([{ from: day(2), to: day(5) }]);
  });

  test('has no block for a listing’s own stays, and counts them for the channel’s others', async () => {
    const first = await listing({ slot: 1 });
    const second = await listing({ slot: 2 });
    const airbnb = await listing({ channel: 'airbnb' });
    await read(second.id, [event('a', 5, 7)]);
    expect(await give(second.export_key)).toEqual([]);
    expect(await give(first.export_key)).toEqual([]);
    expect(await give(airbnb.export_key)).toEqual([]);
    await stay(6, 1);
    expect(await give(first.export_key)).toMatchObject([{ from: day(6), to: day(7) }]);
    expect(await give(airbnb.export_key)).toMatchObject([{ from: day(6), to: day(7) }]);
    expect(await give(second.export_key)).toEqual([]);
  });

  test('keeps the number of a stretch, and is another one under a new key', async () => {
    const { id, export_key } = await listing();
    await stay(2, 3);
    await stay(2, 3);
    const [before] = await give(export_key);
    await stay(5, 1);
    await stay(5, 1);
    expect(await give(export_key)).toEqual([{ ...before, to: day(6) }]);
    const { data } = await admin
      .from('listings')
      .update({ export_key: 'new' })
      .eq('id', id)
      .select()
      .single();
    expect(data?.export_key).toMatch(/^[0-9a-f]{40}$/);
    expect(data?.export_key).not.toBe(export_key);
    expect(await give(export_key)).toEqual([]);
  });
});

test('a project that was put to rest sends, reads, gives and takes nothing, until it is woken', async () => {
  const { id, export_key } = await listing();
  await exec`insert into outbox (recipient, subject, body) values ('ann@example.com', 'Stay', 'Words')`;
  const request = { room_id: ROOM, email: 'ann@example.com', guests: 1, nights: 1 };
  const does = async () => [
    (await serviceSql('select * from claim_letters()', [])).length,
    (await serviceSql('select * from due_listings($1)', [id])).length,
    await give(export_key).then(
      () => 'given',
      (error: unknown) => Object(error).code,
    ),
    (await visitor.from('reservations').insert(request)).error?.code,
  ];
  await exec`insert into private.retired default values`;
  expect(await does()).toEqual([0, 0, 'PT410', 'PT410']);
  await exec`delete from private.retired`;
  expect(await does()).toEqual([1, 1, 'given', undefined]);
});

describe('an echo', () => {
  /** Exports a listing's calendar while two stays from day 2 to day 5 fill the hotel. */
  async function blocked(columns = {}) {
    const { id, export_key } = await listing(columns);
    const [ann, bea] = [await stay(2, 3), await stay(2, 3)];
    await give(export_key);
    return { id, export_key, ann, bea };
  }

  test('of our own blocks holds nothing, and becomes a block two days after the last time', async () => {
    const { id, ann } = await blocked();
    await read(id, [event('x', 2, 5)]);
    expect(await states(id)).toEqual(['echo']);
    await change(ann.id, { status: 'cancelled' });
    await read(id, [event('x', 2, 5)]);
    expect(await held(id)).toEqual([]);
    await exec`update private.given_nights set given_at = given_at - interval '49 hours'`;
    await read(id, [event('x', 2, 5)]);
    expect(await states(id)).toEqual(['held']);
  });

  test.each([
    ['a night longer', 2, 6, [5]],
    ['a night shorter', 2, 4, []],
    ['within it', 3, 4, []],
    ['from before it', 1, 3, [1]],
  ])('is no event that is %s: holds the rest, alerts once', async (_how, from, to, nights) => {
    const { id, bea } = await blocked();
    for (let k = 0; k < 3; k += 1) await read(id, [event('x', from, to)]);
    expect(await states(id)).toEqual(['conflict']);
    expect(await held(id)).toEqual(nights);
    expect([await rings('overlaps'), await rings()]).toEqual([1, 0]);
    expect((await admin.rpc('channel_conflicts')).data).toMatchObject([{ soft: true }]);
    await change(bea.id, { status: 'cancelled' });
    expect(await states(id)).toEqual(['held']);
  });

  test('is no event of nights that it was not told of: that rings like every double booking', async () => {
    const { id } = await blocked();
    for (let k = 0; k < 2; k += 1) await stay(5, 1);
    await read(id, [event('x', 2, 6)]);
    expect([await rings('overlaps'), await rings()]).toEqual([0, 1]);
    expect((await admin.rpc('channel_conflicts')).data).toMatchObject([{ soft: false }]);
  });

  test('is no new stay on nights that the channel was told are free again', async () => {
    const { id, export_key, ann } = await blocked();
    await change(ann.id, { status: 'cancelled' });
    await give(export_key);
    await read(id, [event('sold', 2, 5)]);
    expect(await held(id)).toEqual([2, 3, 4]);
  });

  test('is no event that calls itself a stay', async () => {
    const { id } = await blocked({ channel: 'airbnb' });
    await read(id, [event('sold', 2, 4, { stay: true })]);
    expect(await states(id)).toEqual(['conflict']);
  });

  test('is recognised by its UID in another listing’s calendar', async () => {
    const first = await listing({ slot: 1 });
    const other = await listing({ channel: 'other', name: 'Trip' });
    await stay(2, 3);
    await stay(2, 3);
    const [block] = await give(first.export_key);
    await read(other.id, [event(block?.uid ?? '', 2, 5)]);
    expect(await states(other.id)).toEqual(['echo']);
  });

  test('of a stay that was there before our block stays a stay', async () => {
    const { id, export_key } = await listing({ slot: 1 });
    await read(id, [event('a', 2, 5)]);
    await stay(2, 3);
    await give(export_key);
    await read(id, [event('a', 2, 5)]);
    expect(await states(id)).toEqual(['held']);
  });
});

describe('a listing', () => {
  test.each([
    ['an address without https', { import_url: 'http://channel.test/a.ics' }, 'listing-address'],
    ['a script', { import_url: 'javascript:alert(1)' }, 'listing-address'],
    ['a room that there is not', { room_id: 'nobody' }, 'room-gone'],
    ['a channel that there is not', { channel: 'nobody' }, 'listing-fields'],
    [
      'twenty-one words to skip',
      { skip_words: Array.from({ length: 21 }, () => 'x') },
      'listing-fields',
    ],
  ])('with %s is refused', async (_what, columns, message) => {
    const { error } = await admin
      .from('listings')
      .insert({ room_id: ROOM, channel: 'booking', import_url: '', ...columns });
    expect(error?.message).toBe(message);
  });

  test('with the address of another one is refused, by the name of its room', async () => {
    await listing({ import_url: 'https://channel.test/same.ics' });
    const { error } = await admin.from('listings').insert({
      room_id: 'room-deluxe',
      channel: 'booking',
      import_url: 'https://channel.test/same.ics',
    });
    expect(error?.message).toBe('listing-twice');
    expect(error?.details).toContain('"room"');
  });

  const errorsOf = async (id: string) =>
    (
      await admin
        .from('listings')
        .select('error_code, error_since, heard_at, read_at')
        .eq('id', id)
        .single()
    ).data;
  const due = async () =>
    (await serviceSql<{ id: string }>('select id from due_listings()', [])).map((row) => row.id);
  const later = (minutes: number) =>
    serviceSql(
      `update listings set tried_at = tried_at - $1 * interval '1 minute',
         heard_at = heard_at - $1 * interval '1 minute', error_since = error_since - $1 * interval '1 minute'`,
      [minutes],
    );

  test('that fails says since when, and rings after six hours, once', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    await read(id, { error: 'unreachable', detail: 'no answer' });
    expect(await rings('feeds')).toBe(0);
    await later(7 * 60);
    for (let k = 0; k < 3; k += 1) await read(id, { error: 'timeout', detail: '' });
    expect(await rings('feeds')).toBe(1);
    await read(id, [event('a', 1, 3)]);
    expect(await errorsOf(id)).toMatchObject({ error_code: null, error_since: null });
  });

  test('that was due and does not come back within two rounds rings, once until it is heard', async () => {
    const { id } = await listing();
    await listing({ import_url: '' });
    await read(id, [event('a', 1, 3)]);
    for (const bells of [0, 0, 1, 1]) {
      await later(15);
      expect(await due()).toEqual([id]); // and the one who took it has died
      expect(await rings('feeds')).toBe(bells);
    }
    await read(id, { unchanged: true });
    expect(await errorsOf(id)).toMatchObject({ error_code: null });
    for (const bells of [1, 1, 2, 2]) {
      await later(15);
      await due();
      expect(await rings('feeds')).toBe(bells);
    }
  });

  test('that is no longer read raises an alert through the outbox clock, if the hotel’s server was running', async () => {
    await listing();
    const claim = () => serviceSql('select id from claim_letters()', []);
    await later(8 * 60);
    await exec`delete from private.outbox_sender where true`;
    await claim();
    expect(await rings('feeds')).toBe(0);
    await exec`update private.outbox_sender set since = now() - interval '41 minutes'`;
    for (let k = 0; k < 2; k += 1) await claim();
    expect(await rings('feeds')).toBe(1);
  });

  test('does not count as silent because staff looked at it', async () => {
    const { id } = await listing();
    await read(id, [event('a', 1, 3)]);
    await later(29);
    await serviceSql('select id from due_listings($1)', [id]);
    await later(12);
    await due();
    expect(await rings('feeds')).toBe(0);
  });

  test('is due every quarter of an hour, one at a time, the one that waits longest first', async () => {
    const { id, updated_at } = await listing();
    await listing({ import_url: '' });
    expect(await due()).toEqual([id]);
    expect(await due()).toEqual([]);
    const second = await listing();
    await later(15);
    expect([await due(), await due(), await due()]).toEqual([[second.id], [id], []]);
    const { data } = await admin.from('listings').select('updated_at').eq('id', id).single();
    expect(data?.updated_at).toBe(updated_at);
  });
});
