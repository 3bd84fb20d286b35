import { startTestBackend, type TestBackend } from '../tests/support/backend.ts';
import { median } from './figures.ts';

/** Milliseconds of Postgres for one call of `site_content()`. */
export type Call = { hotel: string; bytes: number; all: number; nothingNewer: number };

const CALLS = 200;

/** A hotel much larger than the sample: rooms, testimonials, and pictures with their sizes. */
const LARGE = `
  insert into public.rooms (id, name, type, price, capacity, size, description, amenities, position)
  select 'room-bench-' || n, 'Room ' || n, 'deluxe', 200, 2, 35, r.description, r.amenities, 10 + n
  from generate_series(1, 37) n, public.rooms r where r.id = 'room-deluxe';
  insert into public.testimonials (id, text, author, position, rating, sort_order)
  select 'testimonial-bench-' || n, t.text, t.author, t.position, 5, 100 + n
  from generate_series(1, 25) n, public.testimonials t where t.id = 'testimonial-1';
  insert into public.hotel_images (path, category, data, position, width, height, alt, colour)
  select 'general/' || n || '-bench.jpg', 'general', 'https://example.com/' || n || '.jpg', n,
    1600, 1067, 'A picture of the house, number ' || n, '#c4a256'
  from generate_series(1, 120) n`;

/** Postgres in this process (PGlite, compiled to WebAssembly), asked as a visitor. */
export async function measureSiteContent(): Promise<Call[]> {
  const backend = await startTestBackend();
  const sample = await measured('the sample hotel', backend);
  await backend.db.exec(LARGE);
  const large = await measured('40 rooms, 30 testimonials, 120 pictures', backend);
  await backend.stop();
  return [sample, large];
}

async function measured(hotel: string, backend: TestBackend): Promise<Call> {
  const call = async (known: string | null) => {
    const [row] = await backend.serviceSql<{ answer: { version: string } }>(
      'select public.site_content($1) as answer',
      [known],
    );
    if (!row) throw new Error('no answer');
    return row.answer;
  };
  const answer = await call(null);
  const times = { all: [] as number[], nothingNewer: [] as number[] };
  // Taking turns; the first ones warm up.
  for (let turn = -20; turn < CALLS; turn += 1) {
    const all = await timed(() => call(null));
    const nothingNewer = await timed(() => call(answer.version));
    if (turn < 0) continue;
    times.all.push(all);
    times.nothingNewer.push(nothingNewer);
  }
  return {
    hotel,
    bytes: Buffer.byteLength(JSON.stringify(answer)),
    all: median(times.all),
    nothingNewer: median(times.nothingNewer),
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}
