import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signIn } from '@/basics/session/staff-calls/auth';
import { exportCsv } from '@/desk/lists/staff-calls/export-list';
import { reservationsExport } from '@/front/reservation/staff-calls/reservations-export';
import { fetchReservations } from '@/desk/stays/staff-calls/reservations';
import { fetchToday } from '@/desk/today/staff-calls/stays-of-day';
import { startTestBackend, type TestBackend } from '../tests/support/backend.ts';
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
const SIZES = [1_000, 100_000];
const PAGE = 50;

type Place = { createdAt: string; id: string };

/**
 * Measures the desk's services on a real Postgres with 1,000 and 100,000 stays in turns (medians in
 * ms), then the export. Vite must load this file to resolve imports from src/.
 */
export async function measureDesk(runs: number) {
  const houses = await Promise.all(SIZES.map((rows) => openHouse(rows)));
  await signInEverywhere(houses.map(({ backend }) => backend));
  const times: { question: string; milliseconds: number[] }[] = [];
  for (const [question, ask] of Object.entries(QUESTIONS)) {
    const found = SIZES.map(() => [] as number[]);
    for (let run = -3; run < runs; run++)
      for (const [index, { backend, middle }] of houses.entries()) {
        backend.answerFetch();
        const begin = performance.now();
        await ask(middle);
        if (run >= 0) found[index]?.push(performance.now() - begin); // three to warm up
      }
    times.push({ question, milliseconds: found.map((each) => median(each)) });
  }
  const csv = await measureExport();
  for (const { backend } of houses) await backend.stop();
  return { times, csv };
}

/** Measures the export. Discards each piece, so that the peak is the exporter's own memory. */
async function measureExport() {
  const before = sweptHeap();
  let [rows, pieces, peak, weighing] = [0, 0, 0, 0];
  const begin = performance.now();
  for await (const piece of exportCsv(reservationsExport())) {
    rows += piece.rows;
    pieces += 1;
    if (pieces % 10 !== 0) continue;
    const start = performance.now();
    peak = Math.max(peak, sweptHeap() - before);
    weighing += performance.now() - start;
  }
  const seconds = (performance.now() - begin - weighing) / 1000;
  return { rows, seconds, peakMegabytes: peak / 1e6 };
}

function sweptHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Signs in once and copies the session to all backends, which have the same accounts and keys. */
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
