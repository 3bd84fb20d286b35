import { signIn } from '@/basics/session/staff-calls/auth';
import { fetchReservations } from '@/desk/stays/staff-calls/reservations';
import { fetchToday } from '@/desk/today/staff-calls/stays-of-day';
import { startTestBackend } from '../tests/support/backend.ts';
import { median } from './figures.ts';

/** Measured queries, by name in the printed table. `middle` is the middle stay of the list. */
const QUESTIONS: Record<string, (middle: Place) => Promise<unknown>> = {
  Today: () => fetchToday(),
  'Inbox, the first page': () => fetchReservations({}, undefined, PAGE),
  'Inbox, a page from the middle': (middle) => fetchReservations({}, middle, PAGE),
  'Search, the middle of a name': () => search('unthe'),
  'Search, a Chinese name': () => search('王芳'),
  'Search, a word of Khmer': () => search('សុភា'),
  'Search, a phone number': () => search('+855 12 000 777'),
  'Search, what nobody has': () => search('zwxqv'),
  'Search, what every stay has': () => search('example'),
};
/** Stays of the measured hotels. The first hotel warms up the code, so its times are not printed. */
const SIZES = [1_000, 1_000, 100_000];
const PAGE = 50;

type Place = { createdAt: string; id: string };

/**
 * Measures the desk's services on a real Postgres. Vite must load this file to resolve imports from
 * src/. @returns for each question a median (ms) for each of `SIZES`
 */
export async function measureDesk(runs: number): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const rows of SIZES) {
    const { backend, middle } = await openHouse(rows);
    backend.answerFetch();
    await signIn('admin@hotel.test', 'admin-demo-1');
    for (const [question, ask] of Object.entries(QUESTIONS)) {
      const times: number[] = [];
      for (let run = -3; run < runs; run++) {
        const begin = performance.now();
        await ask(middle);
        if (run >= 0) times.push(performance.now() - begin); // the first three warm up
      }
      (found[question] ??= []).push(median(times));
    }
    await backend.stop();
  }
  return found;
}

const search = (text: string) => fetchReservations({ text }, undefined, PAGE);

/** Opens a backend with `rows` stays, twenty arrivals a day, and rare names to search for. */
async function openHouse(rows: number) {
  const backend = await startTestBackend();
  // The index is dropped and built again for all rows: updating it 100,000 times takes minutes.
  const [index] = await backend.serviceSql<{ made: string }>(
    `select pg_get_indexdef('public.reservations_by_any_part'::regclass) as made`,
  );
  await backend.db.exec(`
    drop index public.reservations_by_any_part;
    delete from public.reservations;
    update public.rooms set units = 50 where true;
    insert into public.reservations
      (room_id, email, guest_name, phone, guests, nights, check_in, status, created_at)
    select 'room-premier', format('guest%s@example.com', n),
      case n % ${rows / 4}
        when 100 then 'Sokunthea Chea' when 101 then '王芳' when 102 then 'សុភា វណ្ណា'
        else 'Guest ' || md5(n::text)::varchar(8) end,
      '+855 12 ' || case n when 777 then '000777' else lpad((100000 + n)::text, 6, '0') end, 2, 2,
      private.hotel_today() + 7 - n / 20,
      case when n between 141 and 160 then 'confirmed' when n > 160 then 'checked_out' else 'declined' end,
      date_trunc('milliseconds', now()) - n * interval '1 hour'
    from generate_series(1, ${rows}) n;
    insert into public.reservations (room_id, email, guests, nights, status)
      select 'room-deluxe', 'new@example.com', 2, 1, 'new' from generate_series(1, 8);
    ${index?.made};
    analyze public.reservations`);
  const [middle] = await backend.serviceSql<{ id: string; created_at: Date }>(
    `select id, created_at from public.reservations order by created_at desc, id desc
     offset ${rows / 2} limit 1`,
  );
  if (!middle) throw new Error('nothing was stored');
  const { id, created_at: createdAt } = middle;
  return { backend, middle: { createdAt: new Date(createdAt).toISOString(), id } };
}
