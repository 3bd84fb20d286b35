import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import type { Reservation } from '@/desk/stays/reservation';
import type { ToastText } from '@/words/toast-text';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { ServiceError } from '@/lib/service-error';
import { ConflictError } from '@/content/store/staff-services/writes';
import { NightsTakenError } from '@/desk/stays/staff-services/nights-taken';
import { fetchHistory } from '@/desk/stays/staff-services/reservation-row';
import * as service from '@/desk/stays/staff-services/reservations-service';
import { invalidateFigures } from '@/desk/lists/staff-queries/figures-queries';
import { LIST_INTERVAL_MS, replaceInLists, useList } from '@/desk/lists/staff-queries/lists';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';

export const { OTHERS_MAX } = service;
export type ReservationChange = service.ReservationChange;
export type ReservationFilter = service.ReservationFilter;
export type { ReservationEvent } from '@/desk/stays/staff-services/reservation-row';

const KEY = [...STAFF_KEY, 'reservations'] as const;
const LISTS = [...KEY, 'list'] as const;
const STAYS = [...KEY, 'stays'] as const;
/** The day at the desk (subject `today`): what changes a stay changes it, too. */
export const TODAY_KEY = [...KEY, 'today'] as const;
export const UNTOLD_KEY = [...KEY, 'untold'] as const;
const oneKey = (id: string) => [...KEY, 'one', id] as const;
export const BOOKINGS_KEY = [...KEY, 'bookings'] as const;

export function useReservations(filter: ReservationFilter) {
  return useList(
    [...LISTS, filter],
    (after, size, signal) => service.fetchReservations(filter, after, size, signal),
    inboxToasts.listFailed('reservations'),
  );
}

/** One reservation; the list's own copy where it has one. `null` when there is none. */
export function useReservation(id: string | undefined, listed: Reservation | undefined) {
  const { data, isError } = useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async () => (await service.fetchReservation(id ?? '')) ?? null,
    enabled: id !== undefined && listed === undefined,
    placeholderData: keepPreviousData,
    meta: { failure: inboxToasts.listFailed('reservation') },
  });
  if (id === undefined) return { reservation: undefined, isFailed: false };
  if (listed) return { reservation: listed, isFailed: false };
  return { reservation: data === null || data?.id === id ? data : undefined, isFailed: isError };
}

export function useHistory(id: string, version: string) {
  return useQuery({
    // Another version has another history.
    queryKey: [...KEY, 'history', id, version],
    queryFn: () => fetchHistory(id),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Other stays of the guest, latest arrival first. @param guest their address and number */
export function useOtherStays(id: string, guest: string) {
  return useQuery({
    // Who the guest is may be put right.
    queryKey: [...KEY, 'others', id, guest],
    queryFn: () => service.fetchOtherStays(id),
  });
}

export function useStaysOf(email: string) {
  return useQuery({ queryKey: [...KEY, 'of', email], queryFn: () => service.fetchStaysOf(email) });
}

export function useStays(from: string, to: string, statuses: readonly ReservationStatus[]) {
  return useQuery({
    queryKey: [...STAYS, from, to, statuses],
    queryFn: () => service.fetchStays(from, to, statuses),
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: inboxToasts.listFailed('stays') },
  });
}

type Change = { of: Reservation; change: ReservationChange };

/** Changes a reservation in the version that was seen; of a conflict theirs is shown then. */
export function useChangeReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, change }: Change) => service.changeReservation(of, change),
    onSuccess: (stored) => putReservation(client, stored),
    onError: async (error) => {
      if (error instanceof ConflictError) await putReservation(client, error.current);
      // Somebody else has taken the nights: what is shown of them is old.
      else void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
    },
    meta: { about: 'reservation', success: changeWords, failure: changeFailure },
  });
}

export function freeDatesOf(error: unknown): string[] | undefined {
  return error instanceof NightsTakenError ? error.nextFree : undefined;
}

/** Puts a stored version in the place of the old one, wherever it is shown. */
export async function putReservation(client: QueryClient, stored: Reservation): Promise<void> {
  await replaceInLists(client, LISTS, stored);
  client.setQueryData(oneKey(stored.id), stored);
  recount(client);
}

/** What was added stands in the lists that it belongs to. */
export async function putAdded(client: QueryClient, stored: readonly Reservation[]): Promise<void> {
  for (const one of stored) client.setQueryData(oneKey(one.id), one);
  await client.invalidateQueries({ queryKey: LISTS });
  recount(client);
}

/** Everything that is shown of reservations is asked for again. */
export function invalidateReservations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}

/** What follows from a reservation and is shown elsewhere. */
function recount(client: QueryClient): void {
  for (const queryKey of [STAYS, BOOKINGS_KEY, TODAY_KEY, UNTOLD_KEY, AVAILABILITY_KEY])
    void client.invalidateQueries({ queryKey });
  invalidateFigures(client);
}

function changeWords(_stored: unknown, { change }: Change): ToastText {
  if (change.status) return inboxToasts.reservationChanged(change.status);
  if (change.cancelledUnseen === false) return inboxToasts.cancellationSeen;
  if (change.guestName !== undefined) return inboxToasts.guestSaved;
  return change.notes === undefined ? inboxToasts.staySaved : inboxToasts.notesSaved;
}

export function changeFailure(error: unknown): ToastText {
  if (error instanceof ConflictError) return inboxToasts.reservationConflict;
  return spoken(error, inboxToasts.reservationFailed);
}

/** The sentence for what the database has refused, where there is one. */
export function spoken(error: unknown, otherwise: ToastText): ToastText {
  if (error instanceof NightsTakenError) return inboxToasts.nightsTaken(error.message);
  const speaks = error instanceof ServiceError && error.status === 422 && error.message !== '';
  return speaks ? { ...otherwise, description: error.message } : otherwise;
}
