import * as v from 'valibot';
import { addDays, hotelToday } from '@/basics/time/dates';
import { addMonths, monthOf, nightsOf } from '@/basics/time/month';
import { freeRooms, withoutShownStay } from '@/desk/calendar/occupancy';
import type { ChannelNights } from '@/desk/channels/channel-nights';
import type { Closing } from '@/desk/closed-dates/closing';
import { reportCsv, hotelRow, monthReportSchema } from '@/desk/reports/month-report';
import type { Reservation } from '@/desk/stays/reservation';
import { seededRandom } from '../support/seeded-random.ts';
import { openHotel } from '../support/hotel.ts';

type Sold = { roomId: string; source: string; stays: number; nights: number; income: number };
type Month = { month: string; offered: { roomId: string; nights: number }[]; sold: Sold[] };
type Unmarked = Month & { unmarked: number };

async function put(check_in: string, nights: number, more: Record<string, unknown> = {}) {
  const charged = { status: 'confirmed', room_name: 'A room', price: 100 * nights };
  await putStay({ check_in, nights, ...charged, ...more });
}

async function figures(day: string): Promise<Month[]> {
  const { data, error } = await admin.rpc('month_figures', { day }, { get: true });
  if (error) throw error;
  return data;
}
const threeMonths = v.strictTuple([monthReportSchema, monthReportSchema, monthReportSchema]);
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
    await put('2027-01-30', 4, { price: 1000, extras: [{ amount: 41 }] });
    const room = {
      roomId: 'room-premier',
      roomName: 'A room',
      source: 'website',
      stays: 1,
      nights: 2,
    };
    const half = [{ ...room, income: 500, extras: 20.5, calendarNights: 0 }];
    for (const day of ['2027-01-15', '2027-02-15']) expect(await soldIn(day)).toEqual(half);
    expect(await soldIn('2027-03-15')).toEqual([]);
  });

  test('count the middle of a stay of 60 nights', async () => {
    await put('2027-01-03', 60);
    expect(await soldIn('2027-02-01')).toMatchObject([{ nights: 28, income: 2800 }]);
    expect(await soldIn('2027-03-01')).toMatchObject([{ nights: 3, income: 300 }]);
    expect(await soldIn('2027-04-01')).toEqual([]);
  });

  test('tell rooms and sources apart, and know rooms that are gone', async () => {
    const left = { status: 'checked_out' };
    await put('2026-02-01', 1, left);
    await put('2026-02-01', 2, { ...left, source: 'phone' });
    await put('2026-02-03', 3, { ...left, room_id: 'room-gone' });
    const sold = (await soldIn('2026-02-01')) ?? [];
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
    /** The nights of the stay that each of its months counts, and what they say is unmarked. */
    const unmarked = async () => {
      const days = [yesterday, addDays(yesterday, 1), addDays(yesterday, 2)];
      const months = [...new Set(days.map(monthOf))].map((month) => figures(`${month}-01`));
      const found = (await Promise.all(months)).map(([month]) => month as Unmarked);
      const nights = found.flatMap(({ sold }) => sold.map((one) => one.nights));
      return [nights.reduce((sum, count) => sum + count, 0), found[0]?.unmarked];
    };
    expect(await unmarked()).toEqual([2, 1]);
    await sql`update reservations set status = 'checked_in'`;
    expect(await unmarked()).toEqual([3, 0]);
    await put(hotelToday(), 1, { room_id: 'room-deluxe' });
    const [month] = await figures(hotelToday());
    expect(month?.sold.map(({ roomId }) => roomId)).toContain('room-deluxe');
    expect(month).toMatchObject({ unmarked: 0 });
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
    await put('2027-01-30', 4, { price: 1000, extras: [{ amount: 41 }] });
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

test.each([1, 2, 3])('all pages agree on the occupied nights of random hotel %i', async (seed) => {
  await exec`delete from listings`;
  const below = seededRandom(seed);
  const pick = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const today = hotelToday();
  const rooms = await sql<{ id: string; units: number }>`
      select id, units from rooms order by position, id`;
  for (let n = 0; n < 70; n += 1) {
    const [ahead, nights, { id: room_id }] = [below(70) - 35, 1 + below(6), pick(rooms)];
    const [came, isOver] = [ahead < 0, ahead + nights <= 0];
    const statuses = came ? [isOver ? 'checked_out' : 'checked_in', 'confirmed'] : ['confirmed'];
    const [from_date, to_date] = [addDays(today, ahead), addDays(today, ahead + nights)];
    const days = { room_id, from_date, to_date };
    const kind = pick(['stay', 'stay', 'closing', 'site', 'site', 'stay of a site']);
    if (kind === 'stay')
      await put(from_date, nights, { status: pick(statuses), room_id }).catch(() => undefined);
    else if (kind === 'closing')
      await admin.from('closings').insert({ ...days, rooms: 1, reason: 'Paint' });
    else {
      const [event] = await sql<{ id: string }>`
          with l as (insert into listings (room_id, channel, slot)
            values (${room_id}, ${pick(['booking', 'airbnb'])}, ${n + 1}) returning id)
          insert into listing_events (listing_id, uid, from_date, to_date, state)
          select id, 'u', ${from_date}, ${to_date}, 'held' from l returning id`;
      await sql`select private.hold_listing(listing_id) from listing_events where id = ${event?.id}`;
      if (kind !== 'site') await admin.rpc('stay_of_event', { event_id: event?.id, guests: 1 });
    }
  }
  const stays = await sql<Reservation>`select room_id as "roomId", check_in::text as "checkIn",
      check_out::text as "checkOut", status, id from reservations
      where status in ('confirmed', 'checked_in', 'checked_out')`;
  const closings = await sql<Closing>`select room_id as "roomId", from_date::text as "fromDate",
      to_date::text as "toDate", rooms from closings`;
  const events = await sql<ChannelNights>`select l.room_id as "roomId", l.id as "listingId",
      e.from_date::text as "fromDate", e.to_date::text as "toDate",
      e.conflict_nights::text[] as "conflictNights", e.reservation_id as "reservationId"
      from listing_events e join listings l on l.id = e.listing_id`;
  const channels = withoutShownStay(events, stays);
  const taken = (room: (typeof rooms)[number], nights: string[]) => {
    const closed = freeRooms(room, nights, today, [], closings);
    const free = freeRooms(room, nights, today, stays, closings, channels);
    return { free, occupied: closed.map((count, at) => count - (free[at] ?? 0)) };
  };

  const thirty = Array.from({ length: 30 }, (_, later) => addDays(today, later));
  const { data: day } = await admin.rpc('desk_today').throwOnError();
  const { rooms: shown } = day as { rooms: { free: number[]; occupied: number[] }[] };
  expect(shown).toMatchObject(rooms.map((room) => taken(room, thirty)));

  const { data: year } = await admin.rpc('year_figures', { day: addDays(today, 40) });
  for (const { month, nights } of (year as { month: string; nights: number }[]).slice(-4)) {
    const inCalendar = rooms.flatMap((room) => taken(room, nightsOf(month)).occupied);
    expect(nights).toBe(inCalendar.reduce((sum, count) => sum + count, 0));
    const three = v.parse(threeMonths, await figures(`${month}-01`));
    expect(hotelRow(three).months[0].nights).toBe(nights);
    const [, house = ''] = reportCsv(three).split('\r\n');
    expect(Number(house.split(',')[6])).toBe(nights);
  }
});
