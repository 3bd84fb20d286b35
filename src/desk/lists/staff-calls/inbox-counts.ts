import * as v from 'valibot';
import { RESERVATION_STATUSES } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ServiceError } from '@/lib/service-error';
import { checkSession } from '@/basics/session/staff-calls/auth';
import { STAFF_KEY, useMay } from '@/basics/session/staff-calls/session';

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
  guests: count,
  messages: count,
  /** Numbers of waiting tasks and of subscribers; an older database does not send them. */
  newReservations: v.optional(count),
  changesAsked: v.optional(count),
  cancelledUnseen: v.optional(count),
  unreadMessages: v.optional(count),
  subscribers: v.optional(count),
  /** Everything that visitors have sent so far. Alerts sound when this number grows. */
  arrivals: v.optional(count),
  /** Newest migration of the database. */
  migration: v.optional(v.string()),
  latestReservations: v.array(latestReservation),
  latestMessages: v.array(latestMessage),
});
export type InboxCounts = v.InferOutput<typeof figures>;

export function fetchInboxCounts(): Promise<InboxCounts> {
  return callRest(supabase().rpc('dashboard_figures', {}, { get: true }), figures);
}

/** How old the counts may be before a return to the tab refetches them (ms). */
const FRESH_MS = 15_000;
/** How often an open page refetches (ms), because realtime may be off. */
const INTERVAL_MS = 30_000;

export const INBOX_COUNTS_KEY = [...STAFF_KEY, 'figures'] as const;

export function invalidateInboxCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: INBOX_COUNTS_KEY });
}

function isForbidden(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403;
}

/** Counts and newest entries in one request. No toast on failure: the cards show it. */
export function useInboxCounts() {
  const mayRead = useMay('readDesk');
  const { data, error, isPending } = useQuery({
    queryKey: INBOX_COUNTS_KEY,
    enabled: mayRead,
    queryFn: () =>
      fetchInboxCounts().catch(async (error: unknown) => {
        // Checks if the session has ended: its token stays valid for an hour, but without rights.
        if (isForbidden(error)) await checkSession();
        throw error;
      }),
    staleTime: FRESH_MS,
    refetchInterval: INTERVAL_MS,
    // Refetches in hidden tabs too: staff need alerts most while they look elsewhere.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  // `isRefused`: the server does not allow this account to see the counts.
  return { figures: data, isLoading: isPending, isRefused: mayRead && isForbidden(error) };
}
