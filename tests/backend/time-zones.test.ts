import { openBackend } from '../support/hotel.ts';

/**
 * Zones whose clocks change at midnight, so that a day starts at one o'clock or twice; and the date
 * line.
 */
const ZONES = ['Africa/Cairo', 'America/Santiago', 'Atlantic/Azores', 'Pacific/Apia'];

const backend = await openBackend();
const { sql, exec } = backend;
await exec`delete from reservations; update rooms set units = 1 where id = 'room-deluxe'`;
afterEach(() => exec`reset timezone; delete from reservations`);

const BOOK = `insert into public.reservations (room_id, email, guests, nights, check_in, status)`;

test.each(ZONES)('a stay holds each of its nights, in a session of %s', async (zone) => {
  // Consecutive stays over a year, so that every clock change falls within one.
  await exec`set timezone to '${zone}';
    ${BOOK} select 'room-deluxe', 'guest@example.com', 1, 3, current_date + 3 * n, 'confirmed'
    from generate_series(0, 121) n`;
  const wrong = await sql`
    select r.check_in::text, array_agg(h.night::text order by h.night) as held from reservations r
    left join private.held_nights h on h.reservation_id = r.id group by r.id
    having array_agg(h.night order by h.night) is distinct
    from array[r.check_in, r.check_in + 1, r.check_in + 2]`;
  expect(wrong).toEqual([]);
  const second = backend.serviceSql(
    `${BOOK} select 'room-deluxe', 'second@example.com', 1, 1, night, 'confirmed'
     from private.held_nights order by random() limit 1`,
  );
  await expect(second).rejects.toThrow(/nights-full/);
});

test.each(ZONES)('free dates are days one after the other, in a session of %s', async (zone) => {
  await exec`set timezone to '${zone}'`;
  const [answer] = await sql<{ days: number; gaps: number }>`
    select count(*)::int as days, count(*) filter (where d <> today.today + n::int - 1)::int as gaps
    from (select private.hotel_today()) as today (today),
    lateral private.free_dates('room-deluxe', 2, today.today, 1000) with ordinality as f (d, n)`;
  expect(answer).toEqual({ days: 366, gaps: 0 });
});
