import { randomUUID } from 'node:crypto';
import { DeliveryError } from '../../supabase/functions/send-outbox/outbox.ts';
import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';

/** Decisions of staff about which the guest was not notified yet. */

type Untold = { id: string; kind: string; isOnItsWay: boolean; guest: string | null };

const backend = await openHotel({ startsOver: true });
const { admin, visitor, sql, exec, set, sendAll, keyOf } = backend;
beforeEach(async () => {
  await backend.startOver();
  await exec`update rooms set units = 5 where id = 'room-premier'`;
});

const TOMORROW = addDays(hotelToday(), 1);
const STAY = { room_id: 'room-premier', guests: 2, nights: 2, check_in: TOMORROW };

const ask = (more: Record<string, unknown> = {}) => backend.ask({ ...STAY, ...more });
async function confirmed(more: Record<string, unknown> = {}): Promise<string> {
  const id = await ask(more);
  await set(id, { status: 'confirmed' });
  return id;
}
const untold = async (): Promise<Untold[]> =>
  (await admin.rpc('untold', {}, { get: true }).throwOnError()).data as Untold[];
const kinds = async () => (await untold()).map(({ kind }) => kind);
const told = (id: string) => admin.rpc('guest_told', { stays: [id] }).throwOnError();
const reminded = async () =>
  (await sql<{ id: string }>`select id from private.stays_to_remind()`).map(({ id }) => id);
async function write(id: string, kind: string, more: Record<string, unknown> = {}): Promise<void> {
  const email = { reservation_id: id, recipient: 'guest@example.com', kind };
  const { error } = await admin
    .from('outbox')
    .insert({ ...email, subject: 'Your booking', body: 'It is so.', ...more });
  if (error) throw error;
}
describe('what a guest was not told yet', () => {
  test('begins with the decision, and ends with the e-mail that has left', async () => {
    const id = await confirmed();
    expect(await untold()).toMatchObject([
      { id, kind: 'confirmed', isOnItsWay: false, guest: 'guest@example.com' },
    ]);
    await write(id, 'letter');
    expect(await untold()).toMatchObject([{ id, isOnItsWay: true }]);
    await sendAll();
    expect(await untold()).toEqual([]);
  });

  test('stays while the e-mail is not taken, and is again what it was when it is held back', async () => {
    const id = await confirmed();
    await write(id, 'confirmed');
    await sendAll(async () => {
      throw new DeliveryError('refused', 'no', true);
    });
    expect(await untold()).toMatchObject([{ id, isOnItsWay: false }]);
    await admin.from('outbox').delete().eq('reservation_id', id).throwOnError();
    expect(await untold()).toMatchObject([{ id, isOnItsWay: false }]);
  });

  test('an e-mail written before the last decision does not tell it', async () => {
    const id = await confirmed();
    await write(id, 'confirmed');
    await set(id, { nights: 3 });
    expect(await untold()).toMatchObject([{ isOnItsWay: false }]);
    await sendAll();
    expect(await kinds()).toEqual(['confirmed']);
  });

  test('an e-mail that leaves by itself tells of the stay as it is when it leaves', async () => {
    const value = { automatic: ['confirmed', 'changed'] };
    await admin.from('outbox_settings').upsert({ key: 'letters', value }).throwOnError();
    const id = await confirmed();
    await set(id, { nights: 3 });
    expect(await untold()).toMatchObject([{ isOnItsWay: true }]);
    await sendAll();
    expect(await untold()).toEqual([]);
    await set(id, { nights: 4 });
    expect(await untold()).toMatchObject([{ kind: 'changed', isOnItsWay: true }]);
  });

  test('ends when the stay is again as the guest knows it', async () => {
    const id = await confirmed();
    await set(id, { status: 'new' });
    expect(await untold()).toEqual([]);
    await set(id, { status: 'confirmed' });
    await told(id);
    await set(id, { guests: 1 });
    expect(await kinds()).toEqual(['changed']);
    await set(id, { guests: 2 });
    expect(await untold()).toEqual([]);
    // The guest knows that the stay was confirmed, so must be notified that it no longer is.
    await set(id, { status: 'new' });
    expect(await kinds()).toEqual(['general']);
  });

  test('staff have told it another way: it is written down, with who said so', async () => {
    const id = await confirmed();
    expect((await told(id)).data).toBe(1);
    expect(await untold()).toEqual([]);
    expect((await told(id)).data).toBe(0);
    const { data } = await admin
      .from('reservation_events')
      .select('actor_name, changes')
      .eq('reservation_id', id)
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([{ actor_name: expect.any(String), changes: { told: [false, true] } }]);
  });

  test('is not of a guest who was there when staff entered the stay', async () => {
    const entered = { ...STAY, email: 'guest@example.com', status: 'confirmed' };
    const sources = ['phone', 'walk_in', 'other', 'booking', 'airbnb', 'agoda', 'expedia'];
    await exec`update rooms set units = 9`;
    await admin
      .from('reservations')
      .insert(sources.map((source) => ({ ...entered, source, guest_name: source })))
      .throwOnError();
    expect((await untold()).map(({ guest }) => guest)).toEqual(['other']);
  });

  test('what a guest has cancelled, the guest knows', async () => {
    const id = await confirmed({ check_in: addDays(hotelToday(), 20) });
    await visitor.rpc('cancel_stay', { key: await keyOf(id) }).throwOnError();
    expect(await untold()).toEqual([]);
  });

  test('an answer to what a guest asked is to be told, also where the stay remains as it was', async () => {
    const id = await confirmed({ check_in: addDays(hotelToday(), 20) });
    await told(id);
    const key = await keyOf(id);
    for (const [decision, kind] of [
      ['declined', 'general'],
      ['accepted', 'changed'],
    ]) {
      await visitor.rpc('ask_change', { key, for_nights: 3 }).throwOnError();
      const [change] = await sql<{ id: string; seen: string }>`
        select id, updated_at::text as seen from stay_changes where status = 'asked'`;
      await admin
        .rpc('answer_change', { change: change?.id, seen: change?.seen, decision })
        .throwOnError();
      expect(await kinds()).toEqual([kind]);
    }
  });

  test('an e-mail to a wrong address does not count as notification', async () => {
    const id = await confirmed();
    await told(id);
    await set(id, { email: 'right@example.com' });
    expect(await kinds()).toEqual(['confirmed']);
  });

  test('ends with the stay itself, and with the guest’s data', async () => {
    const id = await confirmed();
    await set(id, { status: 'checked_in' });
    expect(await untold()).toEqual([]);
    await set(id, { status: 'confirmed' });
    expect(await kinds()).toEqual(['confirmed']);
    await exec`update reservations set check_in = check_in - 4 where id = '${id}'`;
    expect(await kinds()).toEqual([]);
    await admin.rpc('erase_guest', { email: 'guest@example.com' }).throwOnError();
    expect(await sql`select from untold_stays`).toEqual([]);
  });
});

describe('the reminder of the day before', () => {
  test.each([
    ['00:59', 0],
    ['01:00', 1],
  ])('at %s UTC, when it is 7 hours later in Cambodia, reminders left: %i', async (time, count) => {
    const value = { automatic: ['reminder'] };
    await admin.from('outbox_settings').upsert({ key: 'letters', value }).throwOnError();
    await told(await confirmed());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${hotelToday()}T${time}Z`) });
    onTestFinished(() => void vi.useRealTimers());
    await exec`select private.write_reminders()`;
    expect(await sql`select from outbox where kind = 'reminder'`).toHaveLength(count);
  });

  test('waits until the guest was told that the stay is confirmed', async () => {
    const id = await confirmed();
    await ask({ email: 'undecided@example.com' });
    expect(await reminded()).toEqual([]);
    await told(id);
    expect(await reminded()).toEqual([id]);
  });

  test('that has not left goes when the stay is changed, and follows the word about it', async () => {
    const id = await confirmed();
    await told(id);
    await exec`select private.write_letter('reminder', r, now(), r.check_in::text)
      from public.reservations r where r.id = '${id}'`;
    await set(id, { nights: 3 });
    expect(await sql`select from outbox where kind = 'reminder'`).toEqual([]);
    expect(await reminded()).toEqual([]);
    await write(id, 'changed');
    await sendAll();
    expect(await reminded()).toEqual([id]);
  });

  test('of rooms that were booked together waits until all of them were told', async () => {
    const booking = {
      booking: randomUUID(),
      room_ids: ['room-premier', 'room-premier'],
      room_guests: [1, 1],
      arrival: TOMORROW,
      for_nights: 1,
      email: 'guest@example.com',
      source: 'other',
    };
    const { data } = await admin.rpc('add_booking', booking).throwOnError();
    const stays = (data as { id: string }[]).map(({ id }) => id);
    await told(stays[0] ?? '');
    expect(await reminded()).toEqual([]);
    // An e-mail written by hand covers only rooms of its own booking.
    await write(stays[0] ?? '', 'confirmed', { facts: { stays: [...stays, await ask()] } });
    expect(await sql`select facts from outbox where body = 'It is so.'`).toEqual([
      { facts: { stays } },
    ]);
    await sendAll();
    expect(await untold()).toEqual([]);
    expect(await reminded()).toEqual(stays);
  });
});

describe('rooms for a stay', () => {
  test('each says on which nights it is full, but for the stay’s own, and whether so many fit', async () => {
    await exec`update rooms set units = 1 where true`;
    const from = addDays(hotelToday(), 200);
    const id = await confirmed({ check_in: from });
    const rooms = async (more: object = {}) =>
      (
        await admin
          .rpc('rooms_for', { from_date: from, for_nights: 3, for_guests: 3, ...more })
          .throwOnError()
      ).data as { id: string; fits: boolean; full: string[] }[];
    const premier = (found: { id: string }[]) => found.find((one) => one.id === 'room-premier');
    expect(premier(await rooms())).toMatchObject({ full: [from, addDays(from, 1)], fits: true });
    expect(premier(await rooms({ of_stay: id }))).toMatchObject({ full: [] });
    const before = { from_date: addDays(from, -3) };
    expect(premier(await rooms(before))).toMatchObject({ full: [] });
    expect(premier(await rooms({ for_guests: 9 }))).toMatchObject({ fits: false });
    expect((await rooms()).length).toBeGreaterThan(1);
    const { error } = await admin.rpc('rooms_for', { from_date: from, for_nights: 61 });
    expect(error?.code).toBe('PT400');
  });
});
