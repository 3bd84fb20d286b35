import { answerReading } from '../../supabase/functions/read-calendars/answer-reading.ts';
import { FeedError } from '../../supabase/functions/read-calendars/feed-error.ts';
import type { fetchFeed } from '../../supabase/functions/read-calendars/fetch-feed.ts';
import { type DueListing } from '../../supabase/functions/read-calendars/read-listings.ts';
import { type Listings } from '../../supabase/functions/read-calendars/read-listings.ts';
import { type Reading } from '../../supabase/functions/read-calendars/read-listings.ts';
import { readListings } from '../../supabase/functions/read-calendars/read-listings.ts';

const CALENDAR = new TextEncoder().encode(
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20271110\nEND:VEVENT\nEND:VCALENDAR\n',
);
const TODAY = { today: '2027-11-01' };
const ID = '4b1f6d1e-0000-4000-8000-000000000001';

/** Listings of a stand-in database that fails for names beginning with "sick". */
function book(...names: string[]) {
  const taken: { listing: string; reading: Reading; look: boolean }[] = [];
  const rows: DueListing[] = names.map((id) => ({ id, import_url: `https://${id}/`, etag: '"1"' }));
  const listings: Listings = {
    due: async (listing) => (listing ? rows.filter(({ id }) => id === listing) : rows.splice(0, 1)),
    take: async (listing, reading, look) => {
      if (listing.startsWith('sick')) throw new Error('deadlock');
      taken.push({ listing, reading, look });
      return { held: 1 };
    },
  };
  return { listings, taken, rows };
}
const gives: typeof fetchFeed = async () => ({ bytes: CALENDAR, etag: '"2"' });

test('what is wrong with one calendar, or with keeping it, stops no other', async () => {
  const { listings, taken } = book('good', 'page', 'away', 'odd', 'same', 'sick', 'last');
  const fetched: typeof fetchFeed = async (address, options) => {
    if (address.includes('page')) return { bytes: new TextEncoder().encode('<html>'), etag: null };
    if (address.includes('away')) throw new FeedError('timeout', 'no whole answer in 10 s');
    if (address.includes('odd')) throw new TypeError('of ours');
    return address.includes('same') ? 'unchanged' : gives(address, options);
  };
  const read = await readListings(listings, { ...TODAY, fetched });
  expect(Object.fromEntries(read.map(({ listing, error }) => [listing, error]))).toEqual({
    good: null,
    page: 'not-a-calendar',
    away: 'timeout',
    odd: 'not-a-calendar',
    same: null,
    sick: 'not-taken',
    last: null,
  });
  expect(Object.fromEntries(taken.map(({ listing, reading }) => [listing, reading]))).toEqual({
    good: { events: [expect.objectContaining({ uid: 'a' })], etag: '"2"', unread: 0 },
    last: { events: [expect.objectContaining({ uid: 'a' })], etag: '"2"', unread: 0 },
    page: { error: 'not-a-calendar', detail: 'a web page' },
    away: { error: 'timeout', detail: 'no whole answer in 10 s' },
    odd: { error: 'not-a-calendar', detail: 'it could not be read' },
    same: { unchanged: true },
  });
});

test('eight are fetched at a time, and all of fifty in the end', async () => {
  const { listings, taken } = book(...Array.from({ length: 50 }, (_, n) => `channel-${n}`));
  let now = 0;
  let most = 0;
  await readListings(listings, {
    ...TODAY,
    fetched: async (...asked) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return gives(...asked);
    },
  });
  expect([most, new Set(taken.map(({ listing }) => listing)).size]).toEqual([8, 50]);
});

test('a round ends in time, and what it did not reach is still due', async () => {
  const { listings, taken, rows } = book(...Array.from({ length: 50 }, (_, n) => `channel-${n}`));
  let minutes = 0;
  await readListings(listings, {
    ...TODAY,
    now: () => minutes * 60_000,
    fetched: async (...asked) => {
      minutes += 0.1;
      return gives(...asked);
    },
  });
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(taken.length).toBeLessThan(10 + 8);
  expect(taken.length + rows.length).toBe(50);
});

test('where the next one cannot be taken out, those that were are read to their end', async () => {
  const { listings, taken } = book('one', 'two');
  let asked = 0;
  const due: Listings['due'] = (...args) =>
    (asked += 1) > 2 ? Promise.reject(new Error('away')) : listings.due(...args);
  const fetched: typeof fetchFeed = async (...args) => {
    await new Promise((resolve) => setImmediate(resolve));
    return gives(...args);
  };
  await expect(readListings({ ...listings, due }, { ...TODAY, fetched })).rejects.toThrow('away');
  expect(taken).toHaveLength(2);
});

test('a calendar with an event that cannot be read is not asked for as unchanged', async () => {
  const { listings, taken } = book('channel');
  const text = new TextDecoder().decode(CALENDAR).replace('20271110', 'soon');
  await readListings(listings, {
    ...TODAY,
    fetched: async () => ({ bytes: new TextEncoder().encode(text), etag: '"2"' }),
  });
  expect(taken[0]?.reading).toEqual({ events: [], etag: null, unread: 1 });
});

test('staff who look at one are told what was found, and see it whole', async () => {
  const { listings, taken } = book(ID, 'other');
  const asked: unknown[] = [];
  const read = await readListings(listings, {
    ...TODAY,
    listing: ID,
    look: true,
    fetched: async (...args) => {
      asked.push(args[1]?.etag);
      return gives(...args);
    },
  });
  expect(read).toEqual([{ listing: ID, error: null, detail: '', taken: { held: 1 } }]);
  expect([taken.map(({ look }) => look), asked]).toEqual([[true], [null]]);
});

test.each([
  [{}, 200, { read: 0, failed: 0 }],
  [undefined, 200, { read: 0, failed: 0 }],
  [null, 200, { read: 0, failed: 0 }],
  [{ listing: ID }, 404, { error: 'no such listing' }],
  [{ listing: 'x' }, 404, { error: 'no such listing' }],
  [{ listing: 7, look: true }, 404, { error: 'no such listing' }],
])('asked %j it answers %i', async (asked, status, body) => {
  expect(await answerReading(book().listings, asked, { ...TODAY, mayBeLocal: false })).toEqual({
    status,
    body,
  });
});
