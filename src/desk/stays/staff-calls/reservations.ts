import { addDays, hotelToday } from '@/basics/time/dates';
import { STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationMark } from '@/desk/stays/reservation-mark';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { NightsTakenError } from './nights-taken';
import { fetchPage, type Cursor, type Page, type Select } from '@/desk/lists/staff-calls/paging';
import { reservationColumns as columns, reservationRow as row } from './reservation-row';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { invalidateInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { LIST_INTERVAL_MS, replaceInLists, useList, useOne } from '@/desk/lists/staff-calls/lists';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

/** `from`, `to`: arrival. Each word of `text` must be in name, phone, e-mail or reference. */
export type ReservationFilter = {
  status?: ReservationStatus;
  roomId?: string;
  from?: string;
  to?: string;
  mark?: ReservationMark;
  text?: string;
};

export const TABLE = 'reservations';

/** Row limit per request; further stays are left out. */
const STAYS_MAX = 1000;

export function fetchReservations(
  filter: ReservationFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Reservation>> {
  const { text: query, mark, status, roomId, from: from_date, to: to_date } = filter;
  const args = { query, of_status: mark ?? status, of_room: roomId, from_date, to_date };
  return fetchPage({
    table: TABLE,
    columns,
    row,
    find: query ? { by: 'find_reservations', args } : false,
    narrow: (select) => narrowed(select, filter),
    after,
    size,
    signal,
  });
}

export async function fetchReservation(id: string): Promise<Reservation | undefined> {
  const [reservation] = await callRestRows(
    supabase().from(TABLE).select(columns).eq('id', id),
    row,
  );
  return reservation;
}

/** Loads stays with a night between `from` and `to` (exclusive), by arrival. */
export function fetchStays(from: string, to: string, statuses: readonly ReservationStatus[]) {
  const stays = supabase()
    .from(TABLE)
    .select(columns)
    .in('status', statuses)
    // These two limits use an index. The first allows for the longest possible stay.
    .gt('check_in', addDays(from, -STAFF_NIGHTS_MAX))
    .lt('check_in', to)
    .gt('check_out', from)
    .order('check_in')
    .order('id')
    .limit(STAYS_MAX);
  return callRestRows(stays, row);
}

function narrowed(select: Select, { status, roomId, from, to, mark }: ReservationFilter): Select {
  let narrower = select;
  if (mark === 'asks') narrower = narrower.eq('asks_change', true);
  if (mark === 'unseen') narrower = narrower.eq('cancelled_unseen', true);
  if (mark === 'unmarked') {
    narrower = narrower.eq('status', 'confirmed').lt('check_in', hotelToday());
  }
  if (status) narrower = narrower.eq('status', status);
  if (roomId) narrower = narrower.eq('room_id', roomId);
  if (from) narrower = narrower.gte('check_in', from);
  return to ? narrower.lte('check_in', to) : narrower;
}

export const KEY = [...STAFF_KEY, 'reservations'] as const;

const LISTS = [...KEY, 'list'] as const;

const STAYS = [...KEY, 'stays'] as const;

/** Key of the Today page's stays. It begins with `KEY`, so changed reservations refetch them. */
export const TODAY_KEY = [...KEY, 'today'] as const;

export const GUESTS_TO_NOTIFY_KEY = [...KEY, 'untold'] as const;

const oneKey = (id: string) => [...KEY, 'one', id] as const;

export const BOOKINGS_KEY = [...KEY, 'bookings'] as const;

export function useReservations(filter: ReservationFilter) {
  return useList(LISTS, filter, fetchReservations, 'reservations');
}

export function useReservation(id: string | undefined, listed: Reservation | undefined) {
  return useOne(oneKey, fetchReservation, inboxToasts.listFailed('reservation'), id, listed);
}

export function useStays(from: string, to: string, statuses: readonly ReservationStatus[]) {
  return useQuery({
    queryKey: [...STAYS, from, to, statuses],
    queryFn: () => fetchStays(from, to, statuses),
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: inboxToasts.listFailed('stays') },
  });
}

export async function putReservation(client: QueryClient, stored: Reservation): Promise<void> {
  await replaceInLists(client, LISTS, stored);
  client.setQueryData(oneKey(stored.id), stored);
  recount(client);
}

export async function putAdded(client: QueryClient, stored: readonly Reservation[]): Promise<void> {
  for (const one of stored) client.setQueryData(oneKey(one.id), one);
  await client.invalidateQueries({ queryKey: LISTS });
  recount(client);
}

export function invalidateReservations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}

/** Refetches all queries that depend on reservations. */
function recount(client: QueryClient): void {
  for (const queryKey of [STAYS, BOOKINGS_KEY, TODAY_KEY, GUESTS_TO_NOTIFY_KEY, AVAILABILITY_KEY])
    void client.invalidateQueries({ queryKey });
  invalidateInboxCounts(client);
}

/** Adds the database's reason to a failure toast, if there is one. */
export function refusalToast(error: unknown, otherwise: ToastText): ToastText {
  if (error instanceof NightsTakenError) return inboxToasts.nightsTaken(error.message);
  const speaks = error instanceof ServiceError && error.status === 422 && error.message !== '';
  return speaks ? { ...otherwise, description: error.message } : otherwise;
}
