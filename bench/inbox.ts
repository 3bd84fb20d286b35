import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signIn } from '@/hotel/accounts/staff-services/auth';
import { exportCsv } from '@/hotel/desk/staff-services/export';
import { fetchReservations } from '@/hotel/reservations/staff-services/reservations';
import { startTestBackend, type TestBackend } from '../tests/support/backend.ts';
import { median } from './median.ts';

export type Paging = { rows: number; first: number; deep: number };
export type Export = { rows: number; seconds: number; peakMegabytes: number };

const PAGE = 25;
const SIZES = [1_000, 100_000];

/**
 * Inbox on a real Postgres in this process, through the services that the screens use: the first
 * page and one from the middle of the list, milliseconds (medians), the two databases taking
 * turns; then the export of the larger one. Loaded by Vite, for the names of src/.
 */
export async function measureInbox(runs: number): Promise<{ paging: Paging[]; csv: Export }> {
  const houses = await Promise.all(SIZES.map((rows) => openHouse(rows)));
  const [first] = houses;
  first?.backend.answerFetch();
  await signIn('admin@hotel.test', 'admin-demo-1'); // the other one knows the same people and keys
  const found = houses.map(() => ({ first: [] as number[], deep: [] as number[] }));
  for (let run = -2; run < runs; run++)
    // two to warm up
    for (const [index, { backend, middle }] of houses.entries()) {
      backend.answerFetch();
      const times = { first: await timed(undefined), deep: await timed(middle) };
      if (run < 0) continue;
      found[index]?.first.push(times.first);
      found[index]?.deep.push(times.deep);
    }
  const csv = await measureExport();
  for (const { backend } of houses) await backend.stop();
  return {
    paging: SIZES.map((rows, index) => ({
      rows,
      first: median(found[index]?.first ?? []),
      deep: median(found[index]?.deep ?? []),
    })),
    csv,
  };
}

async function timed(after: { createdAt: string; id: string } | undefined): Promise<number> {
  const begin = performance.now();
  const page = await fetchReservations({}, after, PAGE);
  if (page.items.length !== PAGE) throw new Error(`${page.items.length} rows instead of ${PAGE}`);
  return performance.now() - begin;
}

/**
 * Pieces are dropped as they come: what is held beside one page is the exporter's own. Weighed
 * after a sweep now and then, because garbage is not held; the sweeps are not in the seconds.
 */
async function measureExport(): Promise<Export> {
  const before = sweptHeap();
  let [rows, pieces, peak, weighing] = [0, 0, 0, 0];
  const begin = performance.now();
  for await (const piece of exportCsv('reservations')) {
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

async function openHouse(rows: number) {
  const backend: TestBackend = await startTestBackend();
  await backend.db.exec(`delete from public.reservations;
    insert into public.reservations (room_id, email, guests, nights, created_at)
    select 'room-premier', format('guest%s@example.com', n), 2, 1,
      date_trunc('milliseconds', now()) - n * interval '1 minute'
    from generate_series(1, ${rows}) n;
    analyze public.reservations`);
  const [middle] = await backend.serviceSql<{ id: string; created_at: Date }>(
    `select id, created_at from public.reservations order by created_at desc, id desc
     offset ${rows / 2} limit 1`,
  );
  if (!middle) throw new Error('nothing was stored');
  const createdAt = new Date(middle.created_at).toISOString();
  return { backend, middle: { createdAt, id: middle.id } };
}
