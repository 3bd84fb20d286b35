import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from './test-project.ts';

/** Clocks that change at midnight, where a day begins at one o'clock or twice. */
const ZONES = [
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'America/Santiago',
  'Atlantic/Azores',
  'Asia/Phnom_Penh',
];

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject('new');
  await project.all.exec(`update public.rooms set units = 1 where id = 'room-deluxe'`);
});
beforeEach(() => project.all.exec(`reset timezone; delete from public.reservations`));
afterAll(() => project?.close());

const BOOK = `insert into public.reservations (room_id, email, guests, nights, check_in, status)`;

describe.each(ZONES)('in a session of %s', (zone) => {
  test('a stay holds each of its nights, and no other stay gets one of them', async () => {
    // one stay after the other for a year, so that every change of the clock lies within one
    await project.all.exec(`set timezone to '${zone}';
      ${BOOK} select 'room-deluxe', 'guest@example.com', 1, 3, current_date + 3 * n, 'confirmed'
      from generate_series(0, 121) n`);
    const { rows: wrong } = await project.all.query(`
      select r.check_in from public.reservations r
      left join private.held_nights h on h.reservation_id = r.id
      group by r.id
      having array_agg(h.night order by h.night)
        is distinct from array[r.check_in, r.check_in + 1, r.check_in + 2]`);
    expect(wrong).toEqual([]);
    const second = project.all.query(
      `${BOOK} select 'room-deluxe', 'second@example.com', 1, 1, night, 'confirmed'
       from private.held_nights order by random() limit 1`,
    );
    await expect(second).rejects.toThrow(/nights-full/);
  });

  test('the clock does change within that year, where it does', async () => {
    await project.all.exec(`set timezone to '${zone}'`);
    const { rows } = await project.all.query<{ offsets: number }>(`
      select count(distinct extract(timezone from (current_date + n)::timestamptz))::int as offsets
      from generate_series(0, 365) n`);
    expect(rows[0]?.offsets).toBe(zone === 'Asia/Phnom_Penh' ? 1 : 2);
  });
});
