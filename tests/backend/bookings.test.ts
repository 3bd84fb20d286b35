import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { STAY_COLUMNS } from './access/actors.ts';

const PAIR = 'room-premier';
const SINGLE = 'room-deluxe';
const day = (n: number) => addDays(hotelToday(), 100 + n);

const backend = await openHotel();
const { visitor, admin, sql, exec, putStay, change, set, keyOf } = backend;
await exec`update rooms set units = case id when '${PAIR}' then 2 else 1 end`;
beforeEach(
  () => exec`
    delete from outbox; delete from reservations; insert into outbox_settings (key, value)
    values ('letters', '{"automatic": ["confirmed", "changed", "cancelled", "declined"]}')
    on conflict (key) do update set value = excluded.value`,
);

const rows = async <R>(sql: string) => (await backend.db.query<R>(sql)).rows;
const counted = async () => ({
  stays: (await rows('select from public.reservations')).length,
  nights: (await rows('select from private.held_nights where reservation_id is not null')).length,
  emails: (await rows('select from public.outbox')).length,
});

function wanted(roomIds: string[], more: Record<string, unknown> = {}) {
  return {
    booking: randomUUID(),
    room_ids: roomIds,
    room_guests: roomIds.map(() => 2),
    arrival: day(0),
    for_nights: 2,
    guest_name: 'Vanna',
    email: 'vanna@example.com',
    ...more,
  };
}
const call = async (who: SupabaseClient, args: Record<string, unknown>) =>
  await who.rpc('add_booking', args);
const add = (roomIds: string[], more?: Record<string, unknown>) =>
  call(admin, wanted(roomIds, more));
async function added(roomIds: string[], more?: Record<string, unknown>) {
  const { data, error } = await add(roomIds, more);
  if (error) throw new Error(error.message);
  return data as { id: string; updated_at: string; room_id: string; status: string }[];
}
const fill = (roomId: string, nights: number, from = 0) =>
  putStay({ room_id: roomId, nights, check_in: day(from), status: 'confirmed' });
const step = async (
  stays: readonly { id: string; updated_at: string }[],
  to: string,
  who: SupabaseClient = admin,
) =>
  await who.rpc('step_rooms', {
    ids: stays.map(({ id }) => id),
    seen: stays.map(({ updated_at }) => updated_at),
    to_status: to,
  });
const factsOf = (error: { details: string | null } | null) => JSON.parse(error?.details ?? '{}');

describe('several rooms in one booking', () => {
  test('are stored together, each a reservation of its own with its place and its price', async () => {
    const said = { notes: 'Late', language: 'km', rule_reason: 'Friends', phone: '012 345 678' };
    const stored = await added([PAIR, SINGLE, PAIR], { room_guests: [1, 2, 2], ...said });
    const [first] = stored;
    expect(stored).toMatchObject([
      { room_id: PAIR, guests: 1, booking_place: 1, booking_rooms: 3, status: 'confirmed' },
      {
        room_id: SINGLE,
        guests: 2,
        booking_place: 2,
        booking_rooms: 3,
        guest_name: 'Vanna',
        ...said,
      },
      { room_id: PAIR, guests: 2, booking_place: 3, booking_rooms: 3, source: 'phone' },
    ]);
    expect(new Set(stored.map((stay) => Reflect.get(stay, 'booking_id'))).size).toBe(1);
    const [alone] = await rows<{ total: number }>(
      `select round(r.price * 2 * 1.1) as total from public.rooms r where id = '${PAIR}'`,
    );
    expect(Number(Reflect.get(first ?? {}, 'total'))).toBe(Number(alone?.total));
    expect(await counted()).toEqual({ stays: 3, nights: 6, emails: 0 });
  });

  test('of which one is full are all refused: no stay, no night and no e-mail, and each full one is named', async () => {
    await fill(SINGLE, 1, 1);
    const before = await counted();
    const { error, status } = await add([PAIR, SINGLE, PAIR]);
    expect(status).toBe(409);
    expect(error?.message).toBe('rooms-full');
    expect(factsOf(error)).toEqual({
      rooms: [{ place: 2, room: expect.any(String), nights: [day(1)] }],
      free: [day(2), day(3), day(4)],
    });
    expect(await counted()).toEqual(before);
  });

  test('name every room that is full, also the second of a kind that has one', async () => {
    await fill(PAIR, 2);
    const { error } = await add([PAIR, SINGLE, PAIR, SINGLE]);
    expect(factsOf(error)).toMatchObject({
      rooms: [
        { place: 3, nights: [day(0), day(1)] },
        { place: 4, nights: [day(0), day(1)] },
      ],
      // No date is free, because the booking wants two rooms of a type that has only one.
      free: [],
    });
    expect(await counted()).toEqual({ stays: 1, nights: 2, emails: 0 });
  });

  test('are offered the days on which exactly enough of them are free', async () => {
    await fill(SINGLE, 1);
    await fill(PAIR, 1, 1);
    const { error } = await add([PAIR, SINGLE]);
    expect(factsOf(error)).toMatchObject({ free: [day(1), day(2), day(3)] });
  });

  test('unconfirmed requests hold no nights, even in a full room', async () => {
    await fill(SINGLE, 2);
    const stored = await added([SINGLE, PAIR], { as_status: 'new', arrival: null });
    expect(stored.map(({ status }) => status)).toEqual(['new', 'new']);
    expect(await counted()).toEqual({ stays: 3, nights: 2, emails: 0 });
  });

  test('sent again with the same number store nothing more', async () => {
    const booking = wanted([PAIR, SINGLE]);
    const answers = await Promise.all([1, 2, 3].map(() => call(admin, booking)));
    const [first, ...others] = answers.map(({ data }) => data);
    expect(others).toEqual([first, first]);
    expect(await counted()).toEqual({ stays: 2, nights: 4, emails: 0 });
  });

  test.each([
    ['one room', [PAIR], {}],
    ['eleven', Array.from({ length: 11 }, () => PAIR), {}],
    ['none', [], {}],
    ['a room without its guests', [PAIR, SINGLE], { room_guests: [2] }],
    ['no number', [PAIR, SINGLE], { booking: null }],
    ['a stay that is over', [PAIR, SINGLE], { as_status: 'checked_out' }],
  ])('%s is no such booking', async (_what, roomIds, more) => {
    const { error, status } = await add(roomIds, more);
    expect([status, error?.message]).toEqual([422, 'booking-rooms']);
    expect((await counted()).stays).toBe(0);
  });

  test.each([
    ['room-gone', { room_ids: [PAIR, 'room-nowhere'] }],
    ['date-missing', { arrival: null }],
  ])('are refused with %s as a whole', async (code, more) => {
    const { error, status } = await add([PAIR, SINGLE], more);
    expect([status, error?.message]).toEqual([422, code]);
    expect((await counted()).stays).toBe(0);
  });

  test('cannot be claimed by a visitor, nor given to a stay by hand', async () => {
    const [one] = await added([PAIR, SINGLE]);
    const [{ booking_id: booking } = {}] =
      (await admin.from('reservations').select(STAY_COLUMNS)).data ?? [];
    const claim = { booking_id: booking, booking_place: 3, booking_rooms: 3 };
    const stay = { room_id: PAIR, email: 'guest@example.com', guests: 1, nights: 1, ...claim };
    const asked = randomUUID();
    const claimed = await visitor.from('reservations').insert({ ...stay, id: asked });
    expect(claimed.error).toBeNull();
    const entered = await admin.from('reservations').insert(stay).select(STAY_COLUMNS);
    expect(entered.data).toMatchObject([{ booking_id: null, booking_place: null }]);
    const { data } = await admin.from('reservations').select(STAY_COLUMNS).eq('id', asked);
    expect(data).toMatchObject([{ booking_id: null, booking_rooms: null }]);
    const moved = await change(one?.id, claim);
    expect(moved.data).toMatchObject([{ booking_place: 1, booking_rooms: 2 }]);
  });
});

describe('a step of several rooms of a booking', () => {
  test('is taken by all of them, and one e-mail tells of all', async () => {
    const stays = await added([PAIR, SINGLE, PAIR], { as_status: 'new' });
    const { data, error } = await step(stays, 'confirmed');
    expect(error).toBeNull();
    expect(data).toMatchObject(stays.map(({ id }) => ({ id, status: 'confirmed' })));
    expect(await counted()).toEqual({ stays: 3, nights: 6, emails: 1 });
    const [email] = await rows<{ kind: string; facts: unknown }>('select * from public.outbox');
    expect(email).toMatchObject({ kind: 'confirmed', facts: { stays: stays.map(({ id }) => id) } });
  });

  test('is taken by none when one of them is full, and says which', async () => {
    const stays = await added([PAIR, SINGLE], { as_status: 'new' });
    await fill(SINGLE, 2);
    const { error, status } = await step(stays, 'confirmed');
    expect([status, error?.message]).toEqual([409, 'rooms-full']);
    expect(factsOf(error).rooms).toMatchObject([{ place: 2, nights: [day(0), day(1)] }]);
    const now = await rows<{ status: string }>(
      `select status from public.reservations where booking_id is not null`,
    );
    expect(now.map(({ status: each }) => each)).toEqual(['new', 'new']);
    expect((await counted()).emails).toBe(0);
  });

  test('is taken by none when one of them has been changed meanwhile, or cannot take it', async () => {
    const stays = await added([PAIR, SINGLE], { as_status: 'new' });
    await change(stays[1]?.id, { notes: 'seen' });
    expect((await step(stays, 'confirmed')).error?.message).toBe('booking-changed');
    const { data: now } = await admin
      .from('reservations')
      .select(STAY_COLUMNS)
      .order('booking_place');
    expect((await step(now ?? [], 'checked_out')).error?.message).toBe('status-step');
    expect((await step(now ?? [], 'nonsense')).error?.message).toBe('status-step');
    expect((await counted()).nights).toBe(0);
  });

  test('wants rooms of one booking, two who press at once do not both take it, and visitors cannot', async () => {
    const one = await added([PAIR, SINGLE]);
    const other = await added([PAIR, SINGLE], { arrival: day(9) });
    const mixed = [...one.slice(0, 1), ...other.slice(0, 1)];
    expect((await step(mixed, 'cancelled')).error?.message).toBe('booking-rooms');
    expect((await step([...one, ...one], 'cancelled')).error?.message).toBe('booking-rooms');
    expect((await step([], 'cancelled')).data).toEqual([]);
    expect((await step(one, 'cancelled', backend.client())).error).not.toBeNull();
    const both = await Promise.all([step(one, 'cancelled'), step(one, 'checked_in')]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect(both.find(({ error }) => error)?.error?.message).toBe('booking-changed');
  });
});

describe('e-mails about rooms that were booked together', () => {
  const emails = () =>
    rows<{ kind: string; reservation_id: string; facts: { stays?: string[] } }>(
      'select kind, reservation_id, facts from public.outbox order by kind',
    );

  test('share one e-mail until it is sent, whoever confirms which room', async () => {
    const [first, second] = await added([PAIR, SINGLE, PAIR]);
    await set(first?.id, { status: 'cancelled' });
    await set(second?.id, { status: 'cancelled' });
    expect(await emails()).toMatchObject([
      { kind: 'cancelled', facts: { stays: [first?.id, second?.id] } },
    ]);
    await set(first?.id, { status: 'new' });
    expect(await emails()).toMatchObject([
      { kind: 'cancelled', reservation_id: second?.id, facts: { stays: [second?.id] } },
    ]);
    await set(second?.id, { status: 'new' });
    expect(await emails()).toEqual([]);
  });

  test('leave as one, with all rooms in words and their days once in the calendar', async () => {
    const stays = await added([PAIR, SINGLE, PAIR], { as_status: 'new' });
    await step(stays, 'confirmed');
    const left = await backend.sendAll();
    expect(left).toHaveLength(1);
    const [email] = left;
    expect(email?.subject).toContain('2 × Moonrise Premier, ');
    expect(email?.text.match(/^– .*, 2 guests, 2 nights from /gm)).toHaveLength(3);
    expect(email?.text).toContain('6 guests');
    expect(email?.files.map(({ text }) => text.match(/BEGIN:VEVENT/g)?.length)).toEqual([1]);
  });

  const remind = () =>
    exec`do $$ declare stay public.reservations; begin
      for stay in select * from public.reservations order by booking_place loop
        perform private.write_letter('reminder', stay, now(), stay.check_in::text);
      end loop; end $$`;

  test('reminders go to each address of the booking', async () => {
    const [first, second] = await added([PAIR, SINGLE], { arrival: addDays(hotelToday(), 1) });
    await set(second?.id, { email: 'second@example.com' });
    await exec`
      delete from outbox; update outbox_settings set value = '{"automatic": ["reminder"]}'
      where key = 'letters'`;
    await remind();
    expect(
      await rows(`select recipient, facts -> 'stays' as stays from public.outbox order by 1`),
    ).toEqual([
      { recipient: 'second@example.com', stays: [second?.id] },
      { recipient: 'vanna@example.com', stays: [first?.id] },
    ]);
  });

  test('the day before arrival are one for each booking, also when the clock comes again', async () => {
    await exec`update public.outbox_settings set value = '{"automatic": ["reminder"]}'
      where key = 'letters'`;
    await added([PAIR, SINGLE], { arrival: addDays(hotelToday(), 1) });
    await remind();
    await remind();
    expect(await emails()).toMatchObject([
      { kind: 'reminder', facts: { stays: [expect.any(String), expect.any(String)] } },
    ]);
    await exec`update outbox set status = 'sent' where true`;
    await remind();
    expect(await emails()).toHaveLength(1);
  });

  test('tell of one room when only that was changed', async () => {
    const [first] = await added([PAIR, SINGLE]);
    await set(first?.id, { guests: 1 });
    expect(await emails()).toMatchObject([{ kind: 'changed', facts: { stays: [first?.id] } }]);
    const { rooms } = (
      await sql<{ facts: { rooms: Record<string, { id: string }[]> } }>`
        select public.letter_facts(array(select id from outbox)) as facts`
    )[0]?.facts ?? { rooms: {} };
    expect(Object.values(rooms).map((told) => told.map(({ id }) => id))).toEqual([[first?.id]]);
  });
});

describe('the guest’s own page', () => {
  const read = async (key: string | undefined) =>
    (await backend.client().rpc('guest_stay', { key })).data;

  test('shows all rooms of the booking, and no key of another one', async () => {
    const [first, second] = await added([PAIR, SINGLE]);
    const page = await read(await keyOf(second?.id));
    const days = { guests: 2, children: [], nights: 2, checkIn: day(0), isOpen: true };
    const room = { ...days, roomNames: expect.any(Object) };
    const total = expect.any(Number);
    expect(page.rooms).toEqual([
      {
        ...room,
        isThis: false,
        place: 1,
        roomName: 'Moonrise Premier',
        total,
        status: 'confirmed',
      },
      { ...room, isThis: true, place: 2, roomName: expect.any(String), total, status: 'confirmed' },
    ]);
    expect(page.rooms[1].total).toBe(page.total);
    expect(JSON.stringify(page)).not.toContain(await keyOf(first?.id));
  });

  test('sees, changes and cancels each room of the booking, and no other', async () => {
    const [first, second] = await added([PAIR, SINGLE]);
    const key = await keyOf(first?.id);
    const call = (name: string, more: object) =>
      visitor.rpc(name, { key, place: 2, ...more }).then(({ data }) => data);
    expect(await call('guest_stay', {})).toMatchObject({ roomId: SINGLE, change: null });
    expect(await call('guest_stay', { place: 3 })).toBeNull();
    const { total } = await call('quote_change', { for_nights: 1 });
    expect(await call('ask_change', { for_nights: 1 })).toMatchObject({ change: { nights: 1 } });
    expect((await call('guest_stay', {})).total).toBeGreaterThan(total);
    const asked = await sql`select id from reservations where asks_change`;
    expect(asked).toEqual([{ id: second?.id }]);
    const { rooms } = await call('cancel_stay', {});
    expect(rooms).toMatchObject([{ status: 'confirmed' }, { status: 'cancelled', isThis: true }]);
  });

  test('cancels one room, or all that can still be cancelled', async () => {
    const [first, second, third] = await added([PAIR, SINGLE, PAIR]);
    await exec`update reservations set status = 'checked_in' where id = '${third?.id}'`;
    const key = await keyOf(first?.id);
    const cancel = async (what?: 'booking') =>
      (await backend.client().rpc('cancel_stay', { key, what })).data;
    const statuses = (page: { rooms: { status: string }[] }) => page.rooms.map((one) => one.status);
    const one = await cancel();
    expect([one.wasCancelled, ...statuses(one)]).toEqual([false, 'cancelled', 'confirmed', 'here']);
    const all = await cancel('booking');
    expect([all.wasCancelled, ...statuses(all)]).toEqual([false, 'cancelled', 'cancelled', 'here']);
    expect((await cancel('booking')).wasCancelled).toBe(true);
    expect(second).toBeDefined();
  });
});
