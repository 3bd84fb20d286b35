import * as v from 'valibot';
import { guestStaySchema } from '@/guests/my-stay/guest-stay';
import type {
  GuestStay,
  OpenedLink,
  ChangedStay,
  ChangeResult,
  ChangeRequest,
  StayLink,
} from '@/guests/my-stay/guest-stay';
import { isCalendarDate } from '@/basics/time/dates';
import { callRest } from '@/lib/call-rest';
import { factsOf, withRefusalWords } from '@/lib/refusal';
import { rest } from '@/lib/rest';
import { ServiceError } from '@/lib/service-error';
import { guestRefusalWords, refusalWords } from '@/words/visitors';

const WORDS = { ...refusalWords, ...guestRefusalWords };
const replaced = v.pipe(
  v.object({ replaced: v.literal(true) }),
  v.transform(() => 'replaced' as const),
);
/** Null for an unknown or expired key. */
const answer = v.nullable(v.union([replaced, guestStaySchema]));
const cancelled = v.nullable(
  v.union([replaced, v.object({ ...guestStaySchema.entries, wasCancelled: v.boolean() })]),
);

/** Fetches a stay by POST, because URLs are logged. @throws ServiceError `busy` after many wrong keys */
export function fetchGuestStay(link: StayLink, signal?: AbortSignal): Promise<OpenedLink> {
  const call = rest().rpc('guest_stay', link);
  return callRest(signal ? call.abortSignal(signal) : call, answer).catch(throwInWords);
}

/** Sends a change request to the hotel. @throws ServiceError if the result is unknown */
export function requestChange(
  link: StayLink,
  { message, ...wanted }: ChangeRequest,
): Promise<ChangeResult<OpenedLink>> {
  const asked = { ...link, ...columnsOf(wanted), words: message };
  return callRest(rest().rpc('ask_change', asked), answer).then((stay) => ({ stay }), refused);
}

const quoted = v.nullable(v.object({ total: v.optional(v.number()) }));

/** Returns the stay's total after a change, in the hotel's currency; null if unknown. */
export async function quoteChange(link: StayLink, wanted: ChangedStay): Promise<number | null> {
  const asked = { ...link, ...columnsOf(wanted) };
  return (await callRest(rest().rpc('quote_change', asked), quoted))?.total ?? null;
}

function columnsOf({ arrival, nights, guests, children }: ChangedStay) {
  return { arrival: arrival ?? null, for_nights: nights, for_guests: guests, children };
}

/** A cancelled stay; `wasCancelled` if it had been cancelled before. */
export type Cancelled = GuestStay & { wasCancelled: boolean };

/** Cancels the stay, or (`whole`) all rooms of its booking. Repeating it does no harm. */
export function cancelStay(
  link: StayLink,
  whole: boolean,
): Promise<ChangeResult<Cancelled | 'replaced' | null>> {
  const wanted = { ...link, ...(whole && { what: 'booking' }) };
  return callRest(rest().rpc('cancel_stay', wanted), cancelled).then((stay) => ({ stay }), refused);
}

/** Returns the database's refusal in words; rethrows any other error. */
function refused(error: unknown): { problem: string; free: string[] } {
  if (!(error instanceof ServiceError)) throw error;
  const { message: problem } = withRefusalWords(error, WORDS);
  if (!problem) throw error;
  const { free } = factsOf(error);
  return { problem, free: Array.isArray(free) ? free.map(String).filter(isCalendarDate) : [] };
}

function throwInWords(error: unknown): never {
  throw error instanceof ServiceError ? withRefusalWords(error, WORDS) : error;
}
