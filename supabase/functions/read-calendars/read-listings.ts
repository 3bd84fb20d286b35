import { FeedError, type FeedErrorCode } from './feed-error.ts';
import { fetchFeed, type FetchOptions } from './fetch-feed.ts';
import { type FeedEvent, readFeed } from './read-feed.ts';

export type DueListing = { id: string; import_url: string; etag: string | null };

export type Reading =
  | { events: FeedEvent[]; etag: string | null; unread: number }
  | { unchanged: true }
  | { error: FeedErrorCode; detail: string };

export type Listings = {
  /** Returns the given listing, or the one that has been due longest, and marks it as tried. */
  due: (listing?: string) => Promise<DueListing[]>;
  /** Stores a reading, or with `look` only returns its result. */
  take: (listing: string, reading: Reading, look: boolean) => Promise<object>;
};

type Options = {
  listing?: string;
  /** True to show the result without storing it. */
  look?: boolean;
  mayBeLocal?: boolean;
  /** Today in the hotel's time zone; repetitions of events are listed from this day. */
  today: string;
  fetched?: typeof fetchFeed;
  now?: () => number;
};

/** The result of reading a listing; `taken` is null if the database refused the result. */
export type ListingRead = {
  listing: string;
  error: FeedErrorCode | 'not-taken' | null;
  detail: string;
  taken: object | null;
};

const AT_ONCE = 8;
/** Time in which a run begins further calendars (ms), because platforms stop long functions. */
const ROUND_MS = 60_000;

/**
 * Reads due calendars, several at once; a failure does not stop the others. Listings that a run
 * does not reach stay due. @throws the database's error, after all started readings are done
 */
export async function readListings(listings: Listings, options: Options): Promise<ListingRead[]> {
  const { listing: asked, now = Date.now } = options;
  const until = now() + ROUND_MS;
  const read: ListingRead[] = [];
  const work = async () => {
    while (now() < until) {
      const [listing] = await listings.due(asked);
      if (listing) read.push(await readOne(listings, listing, options));
      if (!listing || asked !== undefined) return;
    }
  };
  const workers = Array.from({ length: asked === undefined ? AT_ONCE : 1 }, work);
  for (const end of await Promise.allSettled(workers))
    if (end.status === 'rejected') throw end.reason;
  return read;
}

async function readOne(
  listings: Listings,
  { id, import_url: address, etag }: DueListing,
  { look = false, mayBeLocal = false, today, fetched = fetchFeed }: Options,
): Promise<ListingRead> {
  // With `look`, sends no ETag, so that staff get the whole calendar even if it is unchanged.
  const reading = await readingOf(
    address,
    { etag: look ? null : etag, mayBeLocal },
    today,
    fetched,
  );
  const failed = 'error' in reading ? reading : { error: null, detail: '' };
  try {
    const taken = await listings.take(id, reading, look);
    return { listing: id, error: failed.error, detail: failed.detail, taken };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { listing: id, error: failed.error ?? 'not-taken', detail, taken: null };
  }
}

async function readingOf(
  address: string,
  options: FetchOptions,
  today: string,
  fetched: typeof fetchFeed,
): Promise<Reading> {
  try {
    const answer = await fetched(address, options);
    if (answer === 'unchanged') return { unchanged: true };
    const { events, unread } = readFeed(answer.bytes, today);
    // An incomplete reading stores no ETag, so that the next run reads the calendar again.
    return { events, etag: unread > 0 ? null : answer.etag, unread };
  } catch (error) {
    if (error instanceof FeedError) return { error: error.code, detail: error.message };
    return { error: 'not-a-calendar', detail: 'it could not be read' };
  }
}
