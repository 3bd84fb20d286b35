import { addDays, hotelToday } from '@/basics/time/dates';
import { STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import type {
  Charge,
  GuestDraft,
  Reservation,
  StaffBooking,
  StayDraft,
} from '@/desk/stays/reservation';
import type { ReservationMark } from '@/desk/stays/reservation-mark';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { chosenOf, ownPriceChange } from '@/selling/prices/stay-terms';
import type { ChosenExtra } from '@/selling/prices/stay-quote';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { ConflictError, askChanged } from '@/content/store/staff-calls/writes';
import { reservationFailure, NightsTakenError } from './nights-taken';
import {
  fetchPage,
  pageOf,
  type Cursor,
  type Page,
  type Select,
} from '@/desk/lists/staff-calls/paging';
import { toColumns } from '@/content/store/staff-calls/row-schema';
import {
  reservationColumns as columns,
  reservationRow as row,
  fetchHistory,
} from './reservation-row';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { invalidateFigures } from '@/desk/lists/staff-calls/inbox-figures';
import { LIST_INTERVAL_MS, replaceInLists, useList } from '@/desk/lists/staff-calls/lists';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

/** Dates are of arrival; every word of `text` must be in name, phone, e-mail or reference. */
export type ReservationFilter = {
  status?: ReservationStatus;
  roomId?: string;
  from?: string;
  to?: string;
  mark?: ReservationMark;
  text?: string;
};

export type ReservationChange = Partial<StayDraft> &
  Partial<GuestDraft> & {
    status?: ReservationStatus;
    notes?: string;
    /** False once somebody has seen that the guest has cancelled. */
    cancelledUnseen?: false;
    /** For a stay that ends earlier; with an amount of its own, that as the price. */
    charged?: Charge;
    price?: number;
    /** Instead of what the nights make; with a reason. */
    ownPrice?: number;
    priceReason?: string;
    ruleReason?: string;
    extras?: readonly ChosenExtra[];
  };

const TABLE = 'reservations';
/** As many stays of one guest as are looked at. */
export const OTHERS_MAX = 20;
/** More stays than this are not looked at in one month. */
const STAYS_MAX = 1000;

/** Reservations, newest first. @throws ServiceError */
export function fetchReservations(
  filter: ReservationFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Reservation>> {
  if (filter.text) return findReservations(filter.text, filter, after, size, signal);
  const narrow = (select: Select) => narrowed(select, filter);
  return fetchPage({ table: TABLE, columns, row, narrow, after, size, signal });
}

/** The same, looked for by text: the database has an index for that, behind a function. */
async function findReservations(
  text: string,
  { status, roomId, from, to, mark }: ReservationFilter,
  after: Cursor | undefined,
  size: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Page<Reservation>> {
  const found = supabase()
    .rpc('find_reservations', {
      query: text,
      of_status: mark ?? status,
      of_room: roomId,
      from_date: from,
      to_date: to,
      before_at: after?.createdAt,
      before_id: after?.id,
      how_many: size + 1,
    })
    .select(columns)
    .abortSignal(signal);
  return pageOf(await askRows(found, row), size);
}

/** Other stays of the same guest, by e-mail or phone; latest arrival first. @throws ServiceError */
export function fetchOtherStays(id: string): Promise<Reservation[]> {
  return askRows(supabase().rpc('other_stays', { of_stay: id }).select(columns), row);
}

/** Stays of an address, latest arrival first; as many as of a guest. @throws ServiceError */
export function fetchStaysOf(email: string): Promise<Reservation[]> {
  const stays = supabase().from(TABLE).select(columns).eq('email', email);
  const latest = stays.order('check_in', { ascending: false, nullsFirst: false });
  return askRows(latest.order('created_at', { ascending: false }).limit(OTHERS_MAX), row);
}

/** One reservation; undefined when there is none. @throws ServiceError */
export async function fetchReservation(id: string): Promise<Reservation | undefined> {
  const [reservation] = await askRows(supabase().from(TABLE).select(columns).eq('id', id), row);
  return reservation;
}

/** Stays with a night in `from` … `to` (not included), by arrival. @throws ServiceError */
export function fetchStays(from: string, to: string, statuses: readonly ReservationStatus[]) {
  const stays = supabase()
    .from(TABLE)
    .select(columns)
    .in('status', statuses)
    // The longest stay that can reach in; this and the next line are a range of an index.
    .gt('check_in', addDays(from, -STAFF_NIGHTS_MAX))
    .lt('check_in', to)
    .gt('check_out', from)
    .order('check_in')
    .order('id')
    .limit(STAYS_MAX);
  return askRows(stays, row);
}

/** Changes a reservation in the version that was seen. @throws NightsTakenError, ConflictError */
export async function changeReservation(
  { id, updatedAt }: Pick<Reservation, 'id' | 'updatedAt'>,
  change: ReservationChange,
): Promise<Reservation> {
  const update = supabase()
    .from(TABLE)
    .update(toRow(change))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select(columns);
  const [stored] = await askRows(update, row).catch(throwInWords);
  if (stored) return stored;
  const current = await fetchReservation(id);
  if (current && current.updatedAt !== updatedAt) throw new ConflictError(current);
  throw new ServiceError('refused', 'no row was changed');
}

/** Stores a booking by phone or at the desk, once for an id. @throws NightsTakenError */
export async function addReservation(id: string, booking: StaffBooking): Promise<Reservation> {
  // Those have a call of their own (bookings).
  const {
    as,
    moreRooms: _more,
    extras,
    promoCode,
    ownPrice,
    priceReason,
    ruleReason,
    ...stay
  } = booking;
  const chosen = chosenOf(extras);
  const terms = {
    ...(chosen.length > 0 && { extras: chosen }),
    ...(promoCode && { promoCode }),
    ...(ruleReason && { ruleReason }),
    ...ownPriceChange({ ownPrice, priceReason }),
  };
  const reservation = { ...toRow(stay), ...toColumns(terms), id, status: as };
  const insert = supabase().from(TABLE).insert(reservation).select(columns);
  try {
    return await askChanged(insert, row);
  } catch (error) {
    const earlier = isDuplicate(error) ? await fetchReservation(id) : undefined;
    return earlier ?? throwInWords(error);
  }
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

/** What is null in the table while it is not set, and '' in a form. */
const NULL_WHEN_EMPTY = ['checkIn', 'guestName', 'email', 'phone'] as const;

function toRow(change: ReservationChange): Record<string, unknown> {
  const unset = NULL_WHEN_EMPTY.filter((name) => change[name] === '');
  return toColumns({ ...change, ...Object.fromEntries(unset.map((name) => [name, null])) });
}

function throwInWords(error: unknown): never {
  throw reservationFailure(error);
}

export type { ReservationEvent } from '@/desk/stays/staff-calls/reservation-row';

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
    (after, size, signal) => fetchReservations(filter, after, size, signal),
    inboxToasts.listFailed('reservations'),
  );
}

/** One reservation; the list's own copy where it has one. `null` when there is none. */
export function useReservation(id: string | undefined, listed: Reservation | undefined) {
  const { data, isError } = useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async () => (await fetchReservation(id ?? '')) ?? null,
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
    queryFn: () => fetchOtherStays(id),
  });
}

export function useStaysOf(email: string) {
  return useQuery({ queryKey: [...KEY, 'of', email], queryFn: () => fetchStaysOf(email) });
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

type Change = { of: Reservation; change: ReservationChange };

/** Changes a reservation in the version that was seen; of a conflict theirs is shown then. */
export function useChangeReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, change }: Change) => changeReservation(of, change),
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
