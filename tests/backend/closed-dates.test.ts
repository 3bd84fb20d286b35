import { addDays, hotelToday } from '@/basics/time/dates';
import { openHotel } from '../support/hotel.ts';

const ROOM = 'room-premier';
const day = (n: number) => addDays(hotelToday(), 100 + n);

const stay = async (checkIn: number, nights = 2, status = 'confirmed') =>
  (await putStay({ check_in: day(checkIn), nights, status })).id;
const confirm = (id: string) => change(id, { status: 'confirmed' });

const close = (more: Record<string, unknown> = {}) =>
  admin
    .from('closings')
    .insert({ room_id: ROOM, from_date: day(0), to_date: day(2), reason: 'Painting', ...more })
    .select();

async function fullNights(): Promise<string[]> {
  const { data } = await visitor.rpc(
    'room_availability',
    { room_id: ROOM, from_date: day(-10), to_date: day(60) },
    { get: true },
  );
  return data.map((row: { night: string }) => row.night);
}

const backend = await openHotel();
const { visitor, admin, sql, exec, putStay, change } = backend;
beforeEach(
  () => exec`
    delete from closings; delete from reservations; update rooms set units = 2 where id = '${ROOM}'`,
);

describe('closed nights', () => {
  test('are full for visitors once every room of the kind is taken or closed', async () => {
    expect((await close()).error).toBeNull();
    expect(await fullNights()).toEqual([]);
    await stay(1, 3);
    expect(await fullNights()).toEqual([day(1)]);
    expect((await close({ from_date: day(2), to_date: day(3) })).error).toBeNull();
    expect(await fullNights()).toEqual([day(1), day(2)]);
  });

  test('may be those of a whole leap year', async () => {
    expect((await close({ to_date: day(366) })).error).toBeNull();
  });

  test('are promised to nobody: a stay is refused, with the days that are free', async () => {
    await close({ rooms: 2 });
    const { error, status } = await confirm(await stay(1, 2, 'new'));
    expect([status, error?.message]).toEqual([409, 'nights-full']);
    expect(JSON.parse(error?.details ?? '')).toMatchObject({
      nights: [day(1)],
      free: [day(2), day(3), day(4)],
    });
  });

  test('that guests have are not closed: the refusal names the nights and how many are free', async () => {
    await stay(1, 2);
    const { error, status } = await close({ rooms: 2, to_date: day(4) });
    expect([status, error?.message]).toEqual([409, 'closing-taken']);
    expect(JSON.parse(error?.details ?? '')).toEqual({
      room: 'Moonrise Premier',
      nights: [day(1), day(2)],
      free: 1,
    });
    expect(await sql`select 1 from closings`).toEqual([]);
  });

  test('more rooms than the house has are not closed', async () => {
    const { error } = await close({ rooms: 3 });
    expect(JSON.parse(error?.details ?? '')).toMatchObject({ free: 2 });
  });

  test('are moved, and given back when the closing is taken away', async () => {
    const { data } = await close({ rooms: 2 });
    const id = data?.[0]?.id;
    const moved = await change(id, { from_date: day(1), to_date: day(3) }, 'closings');
    expect(moved.error).toBeNull();
    expect(await fullNights()).toEqual([day(1), day(2)]);
    await admin.from('closings').delete().eq('id', id);
    expect(await fullNights()).toEqual([]);
  });

  test.each([
    ['that end before they begin', { to_date: day(-1) }, 'closing-days'],
    ['of no day', { to_date: day(0) }, 'closing-days'],
    ['of more than a year', { to_date: day(367) }, 'closing-days'],
    ['without a day', { from_date: null }, 'closing-days'],
    ['without a reason', { reason: ' \u00a0 ' }, 'closing-reason'],
    ['with a reason of 201 letters', { reason: 'x'.repeat(201) }, 'closing-reason'],
    ['of 0 rooms', { rooms: 0 }, 'closing-rooms'],
    ['of a room that is gone', { room_id: 'room-gone' }, 'room-gone'],
  ])('%s are refused with a code', async (_what, more, code) => {
    const { error, status } = await close(more);
    expect([status, error?.message]).toEqual([422, code]);
  });
});
