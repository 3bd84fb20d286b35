import type { SupabaseClient } from '@supabase/supabase-js';
import { requestReference } from '@/selling/booking/reference';
import { GUEST_LINK_DAYS, GUEST_LINK_UNDATED_DAYS } from '@/basics/rules/limits';
import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';
import { STAY_COLUMNS } from './access/actors.ts';

const WRONG_MAX = 20;
const TODAY = hotelToday();
const ARRIVAL = addDays(TODAY, 40);
const NO_KEY = '0'.repeat(40);

const backend = await openHotel();
const { visitor, admin, sql, exec, putStay, change } = backend;
beforeEach(() => exec`delete from reservations; delete from private.recent_senders`);

const stay = (columns: Record<string, unknown> = {}) =>
  putStay({ notes: 'a secret', nights: 3, check_in: ARRIVAL, status: 'confirmed', ...columns });

const call = (name: string, args: object) => visitor.rpc(name, args);
const look = async (key: unknown) => (await call('guest_stay', { key })).data as unknown;
const heldNights = async () => (await sql`select from private.held_nights`).length;
const inTable = async (id: string) => (await sql`select * from reservations where id = ${id}`)[0];
const from = (address: string, name: string, args: object) =>
  backend.post(`/rest/v1/rpc/${name}`, args, { 'cf-connecting-ip': address });

describe('the key', () => {
  test('is never what a visitor or the staff send', async () => {
    const id = '12345678-1234-4234-8234-123456789012';
    const wanted = 'a'.repeat(40);
    const row = { room_id: 'room-standard', email: 'a@example.com', guests: 1, nights: 1 };
    await visitor.from('reservations').insert({ ...row, id, guest_key: wanted, asks_change: true });
    expect(await inTable(id)).not.toMatchObject({ guest_key: wanted });
    expect(await inTable(id)).toMatchObject({ asks_change: false });
    await change(id, { guest_key: wanted });
    expect(await inTable(id)).not.toMatchObject({ guest_key: wanted });
  });

  test('is taken away with the guest, and what was asked too', async () => {
    const { id, key } = await stay();
    await call('ask_change', { key, words: 'Late.' });
    await sql`select private.erase_guest('guest@example.com')`;
    expect(await look(key)).toBeNull();
    expect(await inTable(id)).toMatchObject({ guest_key: null, asks_change: false });
    expect(await sql`select from stay_changes`).toEqual([]);
  });
});

describe('a link that was replaced', () => {
  const REPLACED = { replaced: true };
  /** Changes the stay as staff do. @returns its key then */
  async function changed(id: string, columns: object): Promise<string | undefined> {
    await admin.from('reservations').update(columns).eq('id', id).throwOnError();
    return backend.keyOf(id);
  }

  test('when the guest’s address is put right, whoever had the wrong one reaches nothing', async () => {
    const { id, key } = await stay({ email: 'stranger@example.com' });
    const next = await changed(id, { email: 'guest@example.com' });
    expect(next).toMatch(/^[0-9a-f]{40}$/);
    expect(next).not.toBe(key);
    for (const name of ['guest_stay', 'ask_change', 'cancel_stay'])
      expect(
        (await call(name, { key, ...(name === 'ask_change' && { words: 'x' }) })).data,
      ).toEqual(REPLACED);
    expect(await inTable(id)).toMatchObject({ status: 'confirmed', asks_change: false });
    expect(await look(next)).toMatchObject({ status: 'confirmed' });
  });

  test('when staff ask for another one, time and again, and never with a secret that they send', async () => {
    const { id, key } = await stay();
    const keys = [key];
    for (let i = 0; i < 3; i += 1) {
      const next = await changed(id, { guest_key: null, replaced_keys: ['a'.repeat(40)] });
      keys.push(String(next));
    }
    expect(new Set(keys).size).toBe(4);
    const last = keys.pop();
    for (const old of keys) expect(await look(old)).toEqual(REPLACED);
    expect(await look('a'.repeat(40))).toBeNull();
    expect(await look(last)).toMatchObject({ status: 'confirmed' });
    const { data: history } = await admin
      .from('reservation_events')
      .select('changes')
      .eq('reservation_id', id);
    expect(history?.at(-1)?.changes).toEqual({ link: [false, true] });
    expect(JSON.stringify(history)).not.toContain(key);
  });

  test('stays as it is when anything else is changed, or an address is added where there was none', async () => {
    const { id, key } = await stay({ email: null, guest_name: 'Sok', source: 'phone' });
    for (const columns of [{ phone: '012 345 678' }, { email: 'new@example.com' }, { nights: 2 }])
      expect(await changed(id, columns)).toBe(key);
    expect(await changed(id, { email: 'NEW@example.com' })).toBe(key);
  });

  test('is no guess, ends with the stay’s link, and is forgotten with the guest', async () => {
    const { id, key } = await stay();
    await changed(id, { guest_key: null });
    for (let i = 0; i < WRONG_MAX + 1; i += 1)
      expect((await from('203.0.113.9', 'guest_stay', { key })).status).toBe(200);
    expect(await sql`select from private.recent_senders`).toEqual([]);
    await sql`update reservations set check_in = ${addDays(TODAY, -60)}`;
    expect(await look(key)).toBeNull();
    await sql`update reservations set check_in = ${ARRIVAL}`;
    await sql`select private.erase_guest('guest@example.com')`;
    expect(await look(key)).toBeNull();
    expect(await inTable(id)).toMatchObject({ replaced_keys: [], guest_key: null });
  });

  test('of one room leaves the link of another room of the booking with its own rooms', async () => {
    const booking = { booking_id: '22222222-2222-4222-8222-222222222222', booking_rooms: 3 };
    const guest = { room_id: 'room-standard', email: 'stranger@example.com', status: 'new' };
    const room = (booking_place: number) => stay({ ...booking, ...guest, booking_place });
    const [one, two, three] = [await room(1), await room(2), await room(3)];
    expect((await look(two.key)) as object).toHaveProperty('rooms.length', 3);
    await changed(one.id, { email: 'guest@example.com' });
    expect((await look(two.key)) as object).toHaveProperty('rooms.length', 2);
    await changed(three.id, { email: 'guest@example.com' });
    expect(await look(two.key)).toMatchObject({ rooms: [] });
    await call('cancel_stay', { key: two.key, what: 'booking' });
    const states = await Promise.all(
      [one, two, three].map(async ({ id }) => (await inTable(id))?.['status']),
    );
    expect(states).toEqual(['new', 'cancelled', 'new']);
  });

  test('stands in no e-mail that has not left: that goes to the right address with the new one', async () => {
    const { id, key } = await stay({ email: 'stranger@example.com' });
    await sql`delete from outbox`;
    await sql`insert into public.outbox (kind, reservation_id, recipient, subject, body, attempts, status)
       values ('confirmed', ${id}, 'stranger@example.com', null, null, 0, 'queued'),
         ('letter', ${id}, 'stranger@example.com', 'S', 'See /stay/' || ${key}::text || '.', 2, 'failed'),
         ('letter', ${id}, 'stranger@example.com', 'Sent', 'B', 1, 'sent')`;
    const before = await sql<{ id: string }>`select id from outbox order by attempts`;
    const next = await changed(id, { email: 'guest@example.com' });
    const emails = await sql<Record<string, unknown>>`
      select id, kind, recipient, body, status from outbox where kind <> 'bell' order by attempts`;
    expect(emails).toMatchObject([
      { id: before[0]?.id, kind: 'confirmed', recipient: 'guest@example.com' },
      { recipient: 'stranger@example.com', status: 'sent' },
      { recipient: 'guest@example.com', body: `See /stay/${next}.`, status: 'failed' },
    ]);
    // The e-mail has a new id, because the mail service may know the old id with the old text.
    expect(emails[2]?.['id']).not.toBe(before[2]?.id);
    await changed(id, { email: null, guest_name: 'Sok' });
    expect(await sql`select from outbox where status <> 'sent' and kind <> 'bell'`).toEqual([]);
  });
});

describe('the page of a stay', () => {
  test('has the name of the room in every language that it is translated into', async () => {
    await sql`
      insert into translations (language, source, text)
      values ('fr', 'Moonrise Premier', 'Lever de lune'), ('en', 'Moonrise Premier', 'not this')
      on conflict (id) do update set text = excluded.text`;
    const { roomNames } = (await look((await stay()).key)) as { roomNames: object };
    expect(roomNames).toMatchObject({ fr: 'Lever de lune' });
    expect(roomNames).not.toHaveProperty('en');
    const gone = await stay({ room_name: 'Never translated' });
    expect(await look(gone.key)).toMatchObject({ roomNames: {} });
  });

  test('that asks for a change is counted for the staff until it is answered', async () => {
    const figures = async () => (await admin.rpc('dashboard_figures', {}, { get: true })).data;
    const before = await figures();
    expect(before).toMatchObject({ changesAsked: 0 });
    const { id, key } = await stay();
    await call('ask_change', { key, words: 'Late.' });
    const version = () => sql`select updated_at::text from reservations where id = ${id}`;
    const asked = await version();
    await call('ask_change', { key, words: 'Later.' });
    expect(await version()).toEqual(asked);
    await call('ask_change', { key, words: 'Later.' });
    expect(await figures()).toMatchObject({ changesAsked: 1, arrivals: before.arrivals + 2 });
    await change(id, { status: 'cancelled' });
    expect(await figures()).toMatchObject({ changesAsked: 0 });
  });

  test('tells the guest what was asked, and nothing that is the staff’s', async () => {
    const boat = { id: 'boat', name: 'Boat', count: 1, per: 'stay', price: 20, amount: 20 };
    const { id, key } = await stay({ discount: 30, extras: [boat] });
    await sql`insert into translations (language, source, text) values ('fr', 'Boat', 'Bateau')`;
    const answer = (await look(key)) as Record<string, unknown>;
    const { roomNames, reference, updatedAt, ...seen } = answer;
    expect([roomNames, updatedAt]).toEqual([expect.any(Object), expect.any(String)]);
    const room = { roomId: 'room-premier', roomName: 'Moonrise Premier', capacity: 3, rooms: [] };
    const days = { checkIn: ARRIVAL, checkOut: addDays(ARRIVAL, 3), nights: 3, guests: 2 };
    const state = { status: 'confirmed', isOpen: true, change: null, children: [] };
    const linkEnds = addDays(ARRIVAL, 3 + GUEST_LINK_DAYS);
    const extras = [{ ...boat, names: { fr: 'Bateau' } }];
    const charges = [expect.objectContaining({ id: 'fee', amount: 75, names: {} })];
    const price = { price: 747, fee: 75, discount: 30, total: 842, charges, extras };
    expect(seen).toEqual({ ...room, ...days, ...price, ...state, linkEnds });
    expect(requestReference(String(reference))).toBe(requestReference(id));
    expect(JSON.stringify(seen)).not.toMatch(/example\.com|secret|notes|actor|source/);
    expect(JSON.stringify(seen)).not.toContain(id);
  });

  test.each([
    ['new', 10, 'pending', true],
    ['new', 0, 'pending', true],
    ['new', -1, 'pending', false],
    ['new', -5, 'past', false],
    ['confirmed', -3, 'confirmed', false],
    ['confirmed', 1, 'confirmed', true],
    ['confirmed', 0, 'confirmed', false],
    ['confirmed', -5, 'past', false],
    ['declined', 10, 'declined', false],
    ['cancelled', 10, 'cancelled', false],
    ['checked_in', -1, 'here', false],
    ['checked_out', -5, 'past', false],
    ['no_show', -2, 'past', false],
  ])('%s, arriving in %i days, is %s (open: %s)', async (status, ahead, said, isOpen) => {
    const { key } = await stay({ status, check_in: addDays(TODAY, ahead) });
    expect(await look(key)).toMatchObject({ status: said, isOpen });
  });

  test('ends two weeks after departure', async () => {
    const left = (days: number) =>
      stay({ status: 'checked_out', check_in: addDays(TODAY, -3 - days) });
    expect(await look((await left(GUEST_LINK_DAYS)).key)).not.toBeNull();
    expect(await look((await left(GUEST_LINK_DAYS + 1)).key)).toBeNull();
  });

  test('ends some weeks after the request where no date was agreed', async () => {
    const asked = (days: number) =>
      stay({ status: 'new', check_in: null, created_at: `${addDays(TODAY, -days)}T12:00:00+07` });
    expect(await look((await asked(GUEST_LINK_UNDATED_DAYS)).key)).not.toBeNull();
    expect(await look((await asked(GUEST_LINK_UNDATED_DAYS + 1)).key)).toBeNull();
  });
});

describe('a key that opens nothing', () => {
  test.each([
    ['another one', NO_KEY],
    ['none', ''],
    ['null', null],
    ['a pattern', '%'],
    ['an id', '11111111-1111-4111-8111-111111111111'],
    ['capitals', undefined],
    ['SQL', `' or true --`],
    ['a megabyte', 'x'.repeat(2 ** 20)],
  ])('%s is answered with nothing, by each function', async (what, value) => {
    const { key } = await stay();
    const wrong = what === 'capitals' ? key.toUpperCase() : value;
    for (const name of ['guest_stay', 'ask_change', 'cancel_stay'])
      expect(await call(name, { key: wrong })).toMatchObject({ data: null, error: null });
  });

  test('a wrong one and one whose time is over are answered alike, to the letter', async () => {
    const { key } = await stay({ status: 'checked_out', check_in: addDays(TODAY, -60) });
    for (const name of ['guest_stay', 'ask_change', 'cancel_stay']) {
      const answers = await Promise.all(
        [NO_KEY, key].map(async (one) => {
          const response = await from('203.0.113.5', name, { key: one });
          return [response.status, await response.text()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    }
    expect(await sql`select from private.recent_senders`).toHaveLength(6);
  });

  test('after twenty wrong keys every key from that network is refused, even a right one', async () => {
    const { key } = await stay();
    const answers = new Map<number, number>();
    for (let i = 0; i < 3 * WRONG_MAX; i += 1) {
      const guess = i.toString(16).padStart(40, '0');
      const { status } = await from('203.0.113.9', 'guest_stay', { key: guess });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ 200: WRONG_MAX, 429: 2 * WRONG_MAX });
    for (const name of ['guest_stay', 'ask_change', 'cancel_stay'])
      expect((await from('203.0.113.10', name, { key })).status).toBe(429);
    expect((await from('198.51.100.1', 'guest_stay', { key })).status).toBe(200);
    await exec`update private.recent_senders set at = at - interval '9 minutes'`;
    expect((await from('203.0.113.9', 'guest_stay', { key })).status).toBe(429);
    await exec`update private.recent_senders set at = at - interval '1 minute'`;
    expect((await from('203.0.113.9', 'guest_stay', { key })).status).toBe(200);
    expect(await inTable((await stay({ status: 'new' })).id)).toMatchObject({ status: 'new' });
  });

  test('a guest may look as often as he likes', async () => {
    const { key } = await stay();
    for (let i = 0; i < WRONG_MAX + 5; i += 1)
      expect((await from('203.0.113.9', 'guest_stay', { key })).status).toBe(200);
    expect(await sql`select from private.recent_senders`).toEqual([]);
  });
});

describe('asking for a change', () => {
  const LATER = addDays(ARRIVAL, 7);
  const ask = (key: string, args: object) => call('ask_change', { key, ...args });
  /** The id and the version of a change request, which the answer of staff must name. */
  const waiting = async () =>
    (await sql`select id as change, updated_at::text as seen from stay_changes`)[0];

  test('its guest is told the total before, which is the one that is stored once it is accepted', async () => {
    const { id, key } = await stay();
    const wanted = { for_nights: 4, for_guests: 1 };
    const { data: told } = await call('quote_change', { key, ...wanted });
    await ask(key, wanted);
    await admin.rpc('answer_change', { ...(await waiting()), decision: 'accepted' }).throwOnError();
    expect(await inTable(id)).toMatchObject({ nights: 4, total: told.total });
    const codeOf = async (more: object) =>
      (await call('quote_change', { key, ...more })).error?.code;
    for (const more of [{ for_nights: 11 }, { for_guests: 11 }])
      expect(await codeOf(more)).toBe('PT422');
    expect(await codeOf({ arrival: '2999-01-01' })).toBe('PT400');
    expect((await call('quote_change', { key: 'f'.repeat(40) })).data).toBeNull();
  });

  test('stores what is different, and leaves the stay as it is', async () => {
    const { id, key } = await stay();
    const wanted = { arrival: LATER, for_nights: 3, for_guests: 1, words: '  We come later. ' };
    const { data } = await ask(key, wanted);
    const stored = { checkIn: LATER, nights: null, guests: 1, message: 'We come later.' };
    const change = { ...stored, status: 'asked', answer: '' };
    expect(data).toMatchObject({ checkIn: ARRIVAL, change });
    expect(await inTable(id)).toMatchObject({ guests: 2, asks_change: true });
  });

  test.each([
    ['a day that is past', { arrival: addDays(TODAY, -1) }, 'date-past'],
    ['a day too far ahead', { arrival: addDays(TODAY, 731) }, 'date-too-far'],
    ['a day without end', { arrival: 'infinity' }, 'date-too-far'],
    ['no nights', { for_nights: 0 }, 'nights-out-of-range'],
    ['eleven nights', { for_nights: 11 }, 'nights-out-of-range'],
    ['more guests than beds', { for_guests: 5 }, 'too-many-guests'],
    ['a book', { words: 'x'.repeat(1001) }, 'request-message-too-long'],
    ['nothing', {}, 'change-empty'],
    ['what is so already', { arrival: ARRIVAL, for_nights: 3, for_guests: 2 }, 'change-empty'],
  ])('%s is refused with its code, and nothing is stored', async (_what, args, code) => {
    const { id, key } = await stay();
    const { error } = await ask(key, args);
    expect(error?.message).toBe(code);
    expect(await inTable(id)).toMatchObject({ asks_change: false });
  });

  test('nights that are full are refused with the days that are free; its own are not full', async () => {
    await sql`update rooms set units = 1 where id = 'room-premier'`;
    const { key } = await stay();
    await stay({ check_in: addDays(ARRIVAL, 5), email: 'other@example.com' });
    const { error } = await ask(key, { arrival: addDays(ARRIVAL, 3) });
    expect(error?.message).toBe('change-nights-full');
    expect(JSON.parse(error?.details ?? '')).toEqual({
      nights: [addDays(ARRIVAL, 5)],
      free: [addDays(ARRIVAL, 8), addDays(ARRIVAL, 9), addDays(ARRIVAL, 10)],
    });
    const longer = JSON.parse((await ask(key, { for_nights: 6 })).error?.details ?? '');
    expect(longer.free).toEqual([8, 9, 10].map((ahead) => addDays(ARRIVAL, ahead)));
    expect((await ask(key, { arrival: addDays(ARRIVAL, 1) })).error).toBeNull();
  });

  test('of a stay that is no longer open nothing can be asked', async () => {
    const { key } = await stay({ status: 'checked_in' });
    expect((await ask(key, { for_nights: 2 })).error?.message).toBe('stay-closed');
  });

  test('staff accept in one press: the stay, its nights and its price follow', async () => {
    const { id, key } = await stay();
    await ask(key, { arrival: LATER, for_nights: 2 });
    const answer = { decision: 'accepted', words: 'With pleasure.' };
    const { data } = await admin.rpc('answer_change', { ...(await waiting()), ...answer });
    expect(data).toBe(id);
    const change = { status: 'accepted', answer: 'With pleasure.' };
    expect(await look(key)).toMatchObject({ checkIn: LATER, nights: 2, price: 498, change });
    expect(await heldNights()).toBe(2);
    expect(await inTable(id)).toMatchObject({ asks_change: false });
    const events = await sql<{ changes: object; by: string | null }>`
      select changes, actor_name as by from reservation_events order by id`;
    expect(events).toContainEqual({ changes: { asks_change: [false, true] }, by: null });
    expect(events.at(-1)?.changes).toMatchObject({ check_in: [ARRIVAL, LATER], nights: [3, 2] });
  });

  test('what has been filled meanwhile is refused as a move of the staff is, and still waits', async () => {
    const { id, key } = await stay();
    await ask(key, { arrival: LATER });
    await sql`update rooms set units = 1 where id = 'room-premier'`;
    await stay({ check_in: LATER, email: 'other@example.com' });
    const answer = await waiting();
    const { error } = await admin.rpc('answer_change', { ...answer, decision: 'accepted' });
    expect(error?.message).toBe('nights-full');
    expect(await inTable(id)).toMatchObject({ asks_change: true });
    const full = { ...answer, decision: 'declined', words: 'Full.' };
    const declined = await admin.rpc('answer_change', full);
    expect(declined.data).toBe(id);
    const change = { status: 'declined', answer: 'Full.' };
    expect(await look(key)).toMatchObject({ checkIn: ARRIVAL, change });
    await ask(key, { for_guests: 1 });
    expect(await look(key)).toMatchObject({ change: { status: 'asked', guests: 1, answer: '' } });
  });

  test('an answer to what the guest has asked otherwise since stores nothing', async () => {
    const { key } = await stay();
    await ask(key, { arrival: LATER });
    const old = await waiting();
    await ask(key, { for_nights: 1 });
    const { data, error } = await admin.rpc('answer_change', { ...old, decision: 'accepted' });
    expect({ data, error }).toEqual({ data: null, error: null });
    expect(await look(key)).toMatchObject({ nights: 3, change: { status: 'asked' } });
  });

  test('what a guest asked is not changed by the staff, and ends with the stay', async () => {
    const { id, key } = await stay();
    await ask(key, { words: 'A cot, please.' });
    const { error } = await admin
      .from('stay_changes')
      .update({ message: 'Champagne' })
      .eq('reservation_id', id)
      .select();
    expect(error).not.toBeNull();
    await change(id, { status: 'checked_in' });
    expect(await look(key)).toMatchObject({ change: { status: 'withdrawn' } });
    expect(await inTable(id)).toMatchObject({ asks_change: false });
  });
});

describe('cancelling', () => {
  const cancel = (key: string) => call('cancel_stay', { key });

  test.each(['new', 'confirmed'])('a %s stay, twice: the second finds it done', async (status) => {
    const { id, key } = await stay({ status });
    await call('ask_change', { key, for_nights: 2 });
    const cancelled = { status: 'cancelled', isOpen: false, wasCancelled: false };
    const change = { status: 'withdrawn' };
    expect((await cancel(key)).data).toMatchObject({ ...cancelled, change });
    expect(await heldNights()).toBe(0);
    const before = await inTable(id);
    expect((await cancel(key)).data).toMatchObject({ status: 'cancelled', wasCancelled: true });
    expect(await inTable(id)).toEqual(before);
    const events = await sql<{ changes: { status?: string[] }; actor: unknown }>`
        select changes, actor from reservation_events order by id desc limit 1`;
    expect(events[0]).toMatchObject({ changes: { status: [status, 'cancelled'] }, actor: null });
  });

  test.each([
    ['declined', 10],
    ['confirmed', 0],
  ])('is not for one that is %s, %i days from arrival', async (status, ahead) => {
    const { id, key } = await stay({ status, check_in: addDays(TODAY, ahead) });
    expect((await cancel(key)).error?.message).toBe('stay-closed');
    expect(await inTable(id)).toMatchObject({ status });
  });

  test('is told to the staff until one of them says that it is seen, and nobody else can say so', async () => {
    const figures = async () => (await admin.rpc('dashboard_figures', {}, { get: true })).data;
    const today = async () => {
      const { data } = await admin.rpc('desk_today').throwOnError();
      return (data as { stays: { id: string; list: string }[] }).stays;
    };
    const { id, key } = await stay({ check_in: addDays(TODAY, 2) });
    const { arrivals } = await figures();
    await cancel(key);
    expect(await figures()).toMatchObject({ cancelledUnseen: 1, arrivals: arrivals + 1 });
    expect(await today()).toMatchObject([{ id, list: 'cancelled' }]);
    const seen = (client: SupabaseClient, cancelled_unseen: boolean) =>
      client.from('reservations').update({ cancelled_unseen }).eq('id', id).select(STAY_COLUMNS);
    for (const other of [visitor, await backend.signInAs('reader')]) await seen(other, false);
    expect(await figures()).toMatchObject({ cancelledUnseen: 1 });
    await seen(admin, false);
    expect(await figures()).toMatchObject({ cancelledUnseen: 0 });
    expect(await today()).toEqual([]);
    // Staff cannot set this flag, because only a guest's own cancellation sets it.
    await seen(admin, true);
    expect(await inTable(id)).toMatchObject({ cancelled_unseen: false });
  });

  test('is not told any more once the stay is confirmed after all', async () => {
    const { id, key } = await stay();
    await cancel(key);
    await admin.from('reservations').update({ status: 'confirmed' }).eq('id', id).throwOnError();
    expect(await inTable(id)).toMatchObject({ cancelled_unseen: false });
  });
});
