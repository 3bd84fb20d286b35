import { isDeepStrictEqual } from 'node:util';
import { normaliseContent, type HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { toHotelData } from '@/content/store/hotel-data';
import { fromHotelData } from '@/content/store/queries/cached-content';
import { PATH, roomPath } from '@/basics/rules/paths';
import { renderPage } from '@/entry-prerender';
import { VISITOR_ADDRESSES } from '../support/page-paths';
import { fuzzed } from '../support/content-fuzz';

/** Each number makes another document. `FUZZ_SEED=123 FUZZ_COUNT=1` repeats a failure. */
const FIRST = Number(process.env['FUZZ_SEED'] ?? 1);
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 2000);
/** Documents per test: few enough to see progress and to find an endless one. */
const BATCH = 250;

const PAGES = VISITOR_ADDRESSES.filter((path) => !path.startsWith(`${PATH.rooms}/`));

const PROTOTYPES = [Object, Array, String, Number, Function, Promise].map(
  (one) => one.prototype as object,
);
const shapeOf = () => PROTOTYPES.map((one) => Reflect.ownKeys(one).length);
const SHAPE = shapeOf();

/** Even seeds make a cached document, odd seeds a server's answer. */
function load(seed: number): HotelContent {
  if (seed % 2 === 0) {
    const document = JSON.parse(fuzzed(toHotelData(DEFAULT_CONTENT, 1), seed));
    return fromHotelData(document, DEFAULT_CONTENT)?.content ?? DEFAULT_CONTENT;
  }
  return normaliseContent(JSON.parse(fuzzed(DEFAULT_CONTENT, seed)), DEFAULT_CONTENT);
}

const NONSENSE = /\bundefined\b|\bNaN\b|\[object \w+\]/;

async function check(seed: number): Promise<void> {
  const content = load(seed);
  const kept = JSON.parse(JSON.stringify(toHotelData(content, 1)));
  const again = fromHotelData(kept, DEFAULT_CONTENT)?.content;
  // Node's comparison is ten times as fast as a matcher's.
  expect(isDeepStrictEqual(again, content)).toBe(true);
  const asAnswered = normaliseContent(JSON.parse(JSON.stringify(content)), DEFAULT_CONTENT);
  expect(isDeepStrictEqual(asAnswered, content)).toBe(true);
  const [room] = content.rooms;
  const paths = room ? [...PAGES, roomPath(room.id)] : PAGES;
  const path = paths[Math.floor(seed / 2) % paths.length] ?? PATH.home;
  const page = await renderPage(path, { content, address: '', savedAt: 1 });
  expect(page.html).toContain('<h1');
  expect(NONSENSE.exec(page.html + page.head + (page.structuredData ?? ''))?.[0]).toBeUndefined();
  expect(page.html).not.toMatch(/<script|<svg onload|(src|href)="(javascript|data):/i);
  expect(shapeOf()).toEqual(SHAPE);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

afterEach(() => {
  vi.restoreAllMocks();
});

const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, index) => ({
  from: FIRST + index * BATCH,
  to: Math.min(FIRST + (index + 1) * BATCH, FIRST + COUNT),
}));

test.each(batches)(
  '[N-35] documents $from to $to, spoiled, are read, shown and kept without harm',
  async ({ from, to }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let seed = from; seed < to; seed += 1) {
      try {
        await check(seed);
        expect(complaints.mock.calls).toEqual([]);
      } catch (cause) {
        const kind = seed % 2 === 0 ? toHotelData(DEFAULT_CONTENT, 1) : DEFAULT_CONTENT;
        const text = fuzzed(kind, seed).slice(0, 5000);
        throw new Error(`FUZZ_SEED=${seed} FUZZ_COUNT=1: ${String(cause)}\n${text}`, { cause });
      }
    }
  },
  240_000,
);

test('[N-35] of thousands of rooms, and ids twice, each id is read once', () => {
  const [room] = DEFAULT_CONTENT.rooms;
  const rooms = Array.from({ length: 12_000 }, (_, index) => ({ ...room, id: `r${index % 3000}` }));
  const content = normaliseContent({ ...DEFAULT_CONTENT, rooms }, DEFAULT_CONTENT);
  expect(new Set(content.rooms.map(({ id }) => id)).size).toBe(content.rooms.length);
  expect(content.rooms.length).toBeLessThanOrEqual(5000);
});
