import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';

const ROOM = 'room-premier';
const day = (n: number) => addDays(hotelToday(), 100 + n);

const backend = await openHotel({ startsOver: true });
const { admin, sql, exec, putStay, set, sendAll, putListing } = backend;
beforeEach(async () => {
  await backend.startOver();
  await exec`update rooms set units = 1 where id = '${ROOM}'`;
});

const ask = (more: Record<string, unknown> = {}) =>
  backend.ask({ room_id: ROOM, check_in: day(0), nights: 2, ...more });
const fill = (more: Record<string, unknown> = {}) =>
  putStay({ room_id: ROOM, check_in: day(0), nights: 2, status: 'confirmed', ...more });
const close = async () => {
  const closing = { room_id: ROOM, from_date: day(0), to_date: day(2), rooms: 1, reason: 'Paint' };
  const { data } = await admin.from('closings').insert(closing).select('id').single();
  return String(data?.id);
};
const emails = () => sql<{ reservation_id: string; status: string }>`
  select reservation_id, status from outbox where kind = 'freed' order by created_at`;
async function alerts(): Promise<number> {
  const [row] = await sql<{ sum: number }>`
    select coalesce(sum((facts ->> 'freed')::int), 0)::int as sum from outbox
    where kind = 'bell' and channel = 'email'`;
  return row?.sum ?? 0;
}
/** Ids of the requests that Today lists as free now. */
async function freed(): Promise<string[]> {
  const { data, error } = await admin.rpc('desk_today', {}, { get: true });
  if (error) throw error;
  return (data as { freed: { id: string }[] }).freed.map(({ id }) => id);
}

async function takenByListing() {
  const { id } = await putListing({ room_id: ROOM });
  const range = { start: { date: day(0) }, end: { date: day(2) } };
  const read = (events: object[]) =>
    backend.serviceSql(`select public.take_reading('${id}', '${JSON.stringify({ events })}')`);
  await read([{ uid: 'x', summary: 'Reserved', ...range }]);
  return () => read([{ uid: 'x', summary: 'Reserved', cancelled: true, ...range }]);
}

/** Fills the nights, and returns a function that frees them. */
const WAYS: Record<string, () => Promise<() => Promise<unknown>>> = {
  cancelled: async () => {
    const { id } = await fill();
    return () => set(id, { status: 'cancelled' });
  },
  shortened: async () => {
    const { id } = await fill({ check_in: day(-2), nights: 3 });
    return () => set(id, { nights: 2 });
  },
  'moved to other days': async () => {
    const { id } = await fill();
    return () => set(id, { check_in: day(9) });
  },
  'moved to another room': async () => {
    const { id } = await fill();
    return () => set(id, { room_id: 'room-deluxe' });
  },
  'opened again': async () => {
    const id = await close();
    return async () => await admin.from('closings').delete().eq('id', id);
  },
  'freed by a booking site': takenByListing,
  'in a room of which there are more': async () => {
    await fill();
    return () => exec`update rooms set units = 2 where id = '${ROOM}'`;
  },
};

test.each(Object.entries(WAYS))(
  'a request for full nights alerts staff once when they are %s',
  async (_way, take) => {
    const free = await take();
    const first = await ask({ email: 'first@example.com' });
    const second = await ask({ email: 'second@example.com' });
    expect([await freed(), await alerts()]).toEqual([[], 0]);
    await free();
    expect([await freed(), await alerts()]).toEqual([[first, second], 2]);
    // Full again, and free again: Today follows, but nobody is alerted twice.
    const id = await close().catch(() => undefined);
    await admin.from('closings').delete().eq('id', id);
    await sendAll();
    expect([await freed(), await alerts()]).toEqual([[first, second], 2]);
  },
);

test('a request for free nights, or for nights of which one is still full, does not wait', async () => {
  await ask({ check_in: day(20) });
  const { id } = await fill();
  await fill({ check_in: day(2) });
  await ask({ nights: 3 });
  await set(id, { status: 'cancelled' });
  expect([await freed(), await alerts()]).toEqual([[], 0]);
});

test('who asked first gets the e-mail, once for the same nights, unless they are taken again', async () => {
  const value = { automatic: ['freed'] };
  await admin.from('outbox_settings').upsert({ key: 'letters', value });
  const { id } = await fill();
  const first = await ask({ email: 'first@example.com' });
  await ask({ email: 'second@example.com' });
  const turn = async (status: string) => {
    await set(id, { status });
    return await emails();
  };
  const queued = [{ reservation_id: first, status: 'queued' }];
  expect(await turn('cancelled')).toEqual(queued);
  expect(await turn('confirmed')).toEqual([]);
  expect(await turn('cancelled')).toEqual(queued);
  await exec`update outbox set next_try_at = now() where true`;
  await sendAll();
  await turn('confirmed');
  expect(await turn('cancelled')).toEqual([{ reservation_id: first, status: 'sent' }]);
});

test('a request whose dates staff change waits for the new nights', async () => {
  const { id } = await fill();
  await fill({ check_in: day(10) });
  const request = await ask();
  await set(request, { check_in: day(10) });
  await set(id, { status: 'cancelled' });
  expect([await freed(), await alerts()]).toEqual([[], 0]);
  await set(request, { check_in: day(0) });
  expect(await freed()).toEqual([]);
});
