import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, hotelToday } from '@/basics/time/dates';
import { addMonths } from '@/basics/time/month';
import { openHotel } from '../support/hotel.ts';

type Sold = { roomId: string; source: string; stays: number; nights: number; income: number };
type Month = { month: string; offered: { roomId: string; nights: number }[]; sold: Sold[] };

async function put(check_in: string, nights: number, more: Record<string, unknown> = {}) {
  const charged = { status: 'confirmed', room_name: 'A room', price: 100 * nights };
  await putStay({ check_in, nights, ...charged, ...more });
}

async function figures(day: string): Promise<Month[]> {
  const { data, error } = await admin.rpc('month_figures', { day }, { get: true });
  if (error) throw error;
  return data;
}
const soldIn = async (day: string) => (await figures(day))[0]?.sold;

const backend = await openHotel();
const { admin, sql, exec, putStay } = backend;
beforeEach(
  () => exec`
    delete from closings; delete from reservations; update rooms set units = 2
    where id = 'room-premier'`,
);

describe('the figures of a month', () => {
  test('stand beside the month before and the same a year before', async () => {
    const months = await figures('2027-03-31');
    expect(months.map(({ month }) => month)).toEqual(['2027-03', '2027-02', '2026-03']);
    expect(
      months.map(({ offered }) => offered.find(({ roomId }) => roomId === 'room-premier')?.nights),
    ).toEqual([62, 56, 62]);
  });

  test('count a stay over the end of a month in both, with its share of the price', async () => {
    await put('2027-01-30', 4, { price: 1000 });
    expect(await soldIn('2027-01-15')).toMatchObject([{ stays: 1, nights: 2, income: 500 }]);
    expect(await soldIn('2027-02-15')).toMatchObject([{ stays: 1, nights: 2, income: 500 }]);
    expect(await soldIn('2027-03-15')).toEqual([]);
  });

  test('count the middle of a stay of 60 nights', async () => {
    await put('2027-01-03', 60);
    expect(await soldIn('2027-02-01')).toMatchObject([{ nights: 28, income: 2800 }]);
    // Begun 57 days before the month.
    expect(await soldIn('2027-03-01')).toMatchObject([{ nights: 3, income: 300 }]);
    expect(await soldIn('2027-04-01')).toEqual([]);
  });

  test('tell rooms and sources apart, and know rooms that are gone', async () => {
    await put('2027-02-01', 1);
    await put('2027-02-01', 2, { source: 'phone' });
    await put('2027-02-03', 3, { status: 'checked_out', room_id: 'room-gone' });
    const sold = (await soldIn('2027-02-01')) ?? [];
    expect(
      sold
        .map(({ roomId, source, nights }) => `${roomId} ${source} ${nights}`)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['room-gone website 3', 'room-premier phone 2', 'room-premier website 1']);
  });

  test.each(['new', 'declined', 'cancelled', 'no_show'])('leave out what is %s', async (status) => {
    await put('2027-02-01', 1, { status });
    expect(await soldIn('2027-02-01')).toEqual([]);
  });

  test('count no stay of which nobody has said whether the guest came, and say how many there are', async () => {
    const yesterday = addDays(hotelToday(), -1);
    await put(yesterday, 3);
    const unmarked = async () => {
      const [month] = await figures(yesterday);
      return [month?.sold, (month as Month & { unmarked: number }).unmarked];
    };
    expect(await unmarked()).toEqual([[], 1]);
    await sql`update reservations set status = 'checked_in'`;
    expect(await unmarked()).toMatchObject([[{ stays: 1 }], 0]);
    // who is expected today may still come
    await put(hotelToday(), 1, { room_id: 'room-deluxe' });
    const [month] = await figures(hotelToday());
    expect(month?.sold.map(({ roomId }) => roomId)).toContain('room-deluxe');
  });

  test('leave out closed nights, which nobody could have had, each in its own month', async () => {
    await sql`insert into public.closings (room_id, from_date, to_date, rooms, reason)
      values ('room-premier', '2027-01-30', '2027-02-03', 2, 'Painting'),
        ('room-premier', '2027-02-26', '2027-03-02', 1, 'A leak')`;
    const [february, january] = await figures('2027-02-10');
    const [march] = await figures('2027-03-10');
    const offered = [january, february, march].map((month) =>
      month?.offered.find(({ roomId }) => roomId === 'room-premier'),
    );
    expect(offered.map((room) => room?.nights)).toEqual([62 - 4, 56 - 4 - 3, 62 - 1]);
    expect(february?.sold).toEqual([]);
  });

  test.each(['infinity', '1999-12-31', '3000-01-01'])('of %s are refused', async (day) => {
    await expect(figures(day)).rejects.toMatchObject({ message: 'date-too-far' });
  });
});

describe('the figures of two years', () => {
  test('are the whole house’s, month by month, as each month’s own figures have them', async () => {
    await put('2027-01-30', 4, { price: 1000 });
    await put('2026-02-01', 2, { room_id: 'room-gone', status: 'checked_out', price: 300 });
    await put('2025-02-20', 1, { status: 'checked_out' });
    const { data } = await admin.rpc('year_figures', { day: '2027-02-14' }, { get: true });
    const year: { month: string; offered: number; nights: number; income: number }[] = data;
    expect(year.map(({ month }) => month)).toEqual(
      Array.from({ length: 24 }, (_, index) => addMonths('2025-03', index)),
    );
    expect(year.filter(({ nights }) => nights > 0)).toMatchObject([
      { month: '2026-02', nights: 2, income: 300 },
      { month: '2027-01', nights: 2, income: 500 },
      { month: '2027-02', nights: 2, income: 500 },
    ]);
    const [february] = await figures('2027-02-14');
    expect(year.at(-1)?.offered).toBe(
      february?.offered.reduce((sum, { nights }) => sum + nights, 0),
    );
  });

  test.each(['1999-01-01', '3000-01-01'])('are refused for %s', async (day) => {
    const { error } = await admin.rpc('year_figures', { day }, { get: true });
    expect(error).toMatchObject({ message: 'date-too-far' });
  });
});
