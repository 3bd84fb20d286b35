import { type Listings, readListings } from './read-listings.ts';

export type ReadingAnswer = { status: number; body: object };

/**
 * Answers `POST functions/v1/read-calendars`. `{}` reads all due listings, `{"listing": id}` this
 * one now; with `"look": true` nothing is stored.
 */
export async function answerReading(
  listings: Listings,
  asked: unknown,
  more: { today: string; mayBeLocal: boolean },
): Promise<ReadingAnswer> {
  const { listing, look } = Object(asked) as { listing?: unknown; look?: unknown };
  if (listing === undefined) {
    const read = await readListings(listings, more);
    const failed = read.filter(({ error }) => error !== null).length;
    return { status: 200, body: { read: read.length - failed, failed } };
  }
  if (typeof listing !== 'string' || !UUID.test(listing)) return NOT_THERE;
  const [read] = await readListings(listings, { listing, look: look === true, ...more });
  return read ? { status: 200, body: read } : NOT_THERE;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_THERE: ReadingAnswer = { status: 404, body: { error: 'no such listing' } };
