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
import { ConflictError, askChanged } from '@/content/store/staff-services/writes';
import { reservationFailure } from './nights-taken';
import { fetchPage, pageOf } from '@/desk/lists/staff-services/paging';
import type { Cursor, Page, Select } from '@/desk/lists/staff-services/paging';
import { toColumns } from '@/content/store/staff-services/row-schema';
import { reservationColumns as columns, reservationRow as row } from './reservation-row';

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
