import { signIn } from '@/hotel/accounts/staff-services/auth';
import { fetchReservations } from '@/hotel/reservations/staff-services/reservations';
import { fetchToday } from '@/hotel/today/staff-services/today';
import { startTestBackend, type TestBackend } from '../tests/support/backend.ts';
import { median } from './median.ts';

/** What is asked, by its name in the table. */
const QUESTIONS: Record<string, (rows: number) => Promise<unknown>> = {
  Today: () => fetchToday(),
  'Search, the middle of a name': () => search('unthe'),
  'Search, a Chinese name': () => search('王芳'),
  'Search, a word of Khmer': () => search('សុភា'),
  'Search, a phone number': () => search('+855 12 000 777'),
  'Search, what nobody has': () => search('zwxqv'),
  'Search, what every stay has': () => search('example'),
};
const SIZES = [1_000, 100_000];
const PAGE = 50;

export type DeskTimes = { question: string; milliseconds: number[] };

/**
 * Today and the search box on a real Postgres in this process, through the services that the screens
 * use: medians in milliseconds, with 1,000 stays and with 100,000, the two databases taking turns.
 */
export async function measureDesk(runs: number): Promise<DeskTimes[]> {
  const houses = await Promise.all(SIZES.map((rows) => openHouse(rows)));
  await signInEverywhere(houses);
  const times: DeskTimes[] = [];
  for (const [question, ask] of Object.entries(QUESTIONS)) {
    const found = SIZES.map(() => [] as number[]);
    for (let run = -3; run < runs; run++)
      for (const [index, house] of houses.entries()) {
        house.answerFetch();
        const begin = performance.now();
        await ask(SIZES[index] ?? 0);
        if (run >= 0) found[index]?.push(performance.now() - begin); // three to warm up
      }
    times.push({ question, milliseconds: found.map((each) => median(each)) });
  }
  for (const house of houses) await house.stop();
  return times;
}

/** One session that all of them know: they have the same people and keys. */
async function signInEverywhere([first, ...others]: TestBackend[]): Promise<void> {
  first?.answerFetch();
  await signIn('admin@hotel.test', 'admin-demo-1');
  const [open] =
    (await first?.serviceSql<{ sessions: unknown }>(
      'select json_agg(to_json(s)) as sessions from auth.sessions s',
    )) ?? [];
  for (const other of others) {
    await other.serviceSql(
      'insert into auth.sessions select * from json_populate_recordset(null::auth.sessions, $1)',
      [JSON.stringify(open?.sessions)],
    );
  }
}

const search = (text: string) => fetchReservations({ text }, undefined, PAGE);

/**
 * Twenty arrivals a day, back from a week ahead, and one name each that is rare: four stays of it in
 * either house.
 */
async function openHouse(rows: number): Promise<TestBackend> {
  const backend = await startTestBackend();
  // One index for all rows at once: a hundred thousand rows one by one take minutes.
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
  return backend;
}
