import * as v from 'valibot';
import { RESERVATION_STATUSES } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ServiceError } from '@/lib/service-error';
import { checkSession } from '@/basics/session/staff-calls/auth';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const latestReservation = v.object({
  id: v.string(),
  email: v.string(),
  roomName: v.string(),
  checkIn: v.nullable(v.string()),
  total: v.number(),
  status: v.picklist(RESERVATION_STATUSES),
});
export type LatestReservation = v.InferOutput<typeof latestReservation>;

const latestMessage = v.object({ id: v.string(), name: v.string(), subject: v.string() });
export type LatestMessage = v.InferOutput<typeof latestMessage>;

const figures = v.object({
  reservations: count,
  /** Sum of guests over all reservations. */
  guests: count,
  messages: count,
  /** What waits for someone, and the newsletter; unknown to an older database. */
  newReservations: v.optional(count),
  changesAsked: v.optional(count),
  cancelledUnseen: v.optional(count),
  unreadMessages: v.optional(count),
  subscribers: v.optional(count),
  /** What visitors have sent since the beginning; the bell rings when it grows. */
  arrivals: v.optional(count),
  /** Number of the newest migration that the database has. */
  migration: v.optional(v.string()),
  latestReservations: v.array(latestReservation),
  latestMessages: v.array(latestMessage),
});
export type InboxCounts = v.InferOutput<typeof figures>;

/** What has come in from visitors, and the newest of it. @throws ServiceError */
export function fetchInboxCounts(): Promise<InboxCounts> {
  return callRest(supabase().rpc('dashboard_figures', {}, { get: true }), figures);
}

/** How old the figures may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;
/** Without realtime, an open page looks for new entries this often, in milliseconds. */
const INTERVAL_MS = 30_000;

export const INBOX_COUNTS_KEY = [...STAFF_KEY, 'figures'] as const;

export function invalidateInboxCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: INBOX_COUNTS_KEY });
}

function isForbidden(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403;
}

/** Counts and newest entries, in one request; no toast when they fail: the cards say so themselves. */
export function useInboxCounts() {
  const { data, error, isPending } = useQuery({
    queryKey: INBOX_COUNTS_KEY,
    queryFn: () =>
      fetchInboxCounts().catch(async (error: unknown) => {
        // A session ended elsewhere shows here first: its token lasts an hour, without rights.
        if (isForbidden(error)) await checkSession();
        throw error;
      }),
    staleTime: FRESH_MS,
    refetchInterval: INTERVAL_MS,
    // A tab that nobody looks at is where the bell is needed.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  // Refused: the server has said that this account may not see them.
  return { figures: data, isLoading: isPending, isRefused: isForbidden(error) };
}
