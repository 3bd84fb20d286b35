import { FeedError, type FeedErrorCode } from './feed-error.ts';
import { fetchFeed, type FetchOptions } from './fetch-feed.ts';
import { type FeedEvent, readFeed } from './read-feed.ts';

/** A listing whose calendar is to be read now. */
export type DueListing = { id: string; import_url: string; etag: string | null };

/** What became of one try to read a calendar. */
export type Reading =
  | { events: FeedEvent[]; etag: string | null; unread: number }
  | { unchanged: true }
  | { error: FeedErrorCode; detail: string };

export type Listings = {
  /** The one that is due longest, or this one whenever it was read; none is none. It is marked as tried. */
  due: (listing?: string) => Promise<DueListing[]>;
  /** Keeps what was read, or only says what it would come to; answers what the database found. */
  take: (listing: string, reading: Reading, look: boolean) => Promise<object>;
};

type Options = {
  /** Only this one. */
  listing?: string;
  /** Keeps nothing. */
  look?: boolean;
  mayBeLocal?: boolean;
  /** In the house, where what repeats begins to be written out. */
  today: string;
  fetched?: typeof fetchFeed;
  now?: () => number;
};

/** What was read of a listing; `taken` is null where the database did not take it. */
export type ListingRead = {
  listing: string;
  error: FeedErrorCode | 'not-taken' | null;
  detail: string;
  taken: object | null;
};

const AT_ONCE = 8;
/** How long a round begins with further calendars, in milliseconds; functions are ended by their platform. */
const ROUND_MS = 60_000;

/**
 * Reads the calendars of booking sites that are due, some at once. Whatever is wrong with one, the
 * others are read. Each is taken out when its turn comes, so what a round does not reach stays due,
 * and is the first of the next one.
 * @throws what kept the next one from being taken out, after those that were are read
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
  // Anyone who looks wants to see it whole.
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
    // What could not be read whole is not asked to be told as unchanged.
    return { events, etag: unread > 0 ? null : answer.etag, unread };
  } catch (error) {
    if (error instanceof FeedError) return { error: error.code, detail: error.message };
    return { error: 'not-a-calendar', detail: 'it could not be read' };
  }
}
