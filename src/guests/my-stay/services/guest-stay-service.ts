import * as v from 'valibot';
import { guestStaySchema } from '@/guests/my-stay/guest-stay';
import type { GuestStay, OpenedLink, ChangeResult, ChangeRequest } from '@/guests/my-stay/guest-stay';
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
/** Null for a key that opens nothing, and for one whose time is over. */
const answer = v.nullable(v.union([replaced, guestStaySchema]));
const cancelled = v.nullable(
  v.union([replaced, v.object({ ...guestStaySchema.entries, wasCancelled: v.boolean() })]),
);

/** By POST: an address would be written into logs. @throws ServiceError; `busy` after many wrong keys */
export function fetchGuestStay(key: string, signal?: AbortSignal): Promise<OpenedLink> {
  const call = rest().rpc('guest_stay', { key });
  return callRest(signal ? call.abortSignal(signal) : call, answer).catch(throwInWords);
}

/** Asks the house for a change. @throws ServiceError when nothing is known of what came of it */
export function requestChange(
  key: string,
  { arrival, nights, guests, message }: ChangeRequest,
): Promise<ChangeResult<OpenedLink>> {
  const wanted = {
    key,
    arrival: arrival ?? null,
    for_nights: nights,
    for_guests: guests,
    words: message,
  };
  return callRest(rest().rpc('ask_change', wanted), answer).then((stay) => ({ stay }), refused);
}

const quoted = v.nullable(v.object({ total: v.optional(v.number()) }));

/** What the stay would cost after a change, dollars. @throws ServiceError */
export async function quoteChange(
  key: string,
  { arrival, nights, guests }: Omit<ChangeRequest, 'message'>,
): Promise<number | null> {
  const wanted = { key, arrival: arrival ?? null, for_nights: nights, for_guests: guests };
  return (await callRest(rest().rpc('quote_change', wanted), quoted))?.total ?? null;
}

/** What came of cancelling; `wasCancelled`: it was so already. */
export type Cancelled = GuestStay & { wasCancelled: boolean };

/** Cancels the stay, or all rooms of its booking that still can be; again, it finds it done. */
export function cancelStay(
  key: string,
  whole: boolean,
): Promise<ChangeResult<Cancelled | 'replaced' | null>> {
  const wanted = whole ? { key, what: 'booking' } : { key };
  return callRest(rest().rpc('cancel_stay', wanted), cancelled).then((stay) => ({ stay }), refused);
}

/** What the database has refused, in words; any other failure goes on. */
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
