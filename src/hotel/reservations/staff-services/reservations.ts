import { addDays } from '@/hotel/time/dates';
import { NIGHTS_MAX } from '@/hotel/rules/limits';
import { reservationSchema } from '@/hotel/reservations/reservation';
import type { Reservation, StaffBooking, StayDraft } from '@/hotel/reservations/reservation';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { nightsTaken } from './nights-taken';
import {
  changedRow,
  emailBeginningWith,
  fetchPage,
  parseRow,
  rowsOf,
} from '@/hotel/desk/staff-services/paging';
import type { Cursor, Page, Select } from '@/hotel/desk/staff-services/paging';

/** Dates are arrivals, `YYYY-MM-DD`, both included. `email` is how it begins. */
export type ReservationFilter = {
  status?: ReservationStatus;
  roomId?: string;
  from?: string;
  to?: string;
  email?: string;
};

/** What staff change of a reservation; any of it. */
export type ReservationChange = Partial<StayDraft> & {
  status?: ReservationStatus;
  notes?: string;
};

/** Someone else changed the reservation meanwhile; `current` is what they left. */
export class ReservationConflictError extends ServiceError {
  readonly current: Reservation;

  constructor(current: Reservation) {
    super('conflict', 'the reservation has changed since it was read', 409);
    this.name = 'ReservationConflictError';
    this.current = current;
  }
}

const TABLE = 'reservations';
const COLUMNS =
  'id, room_id, room_name, email, guest_name, phone, guests, nights, check_in, check_out, price, fee, total, status, source, notes, erased_at, created_at, updated_at';
const UNIQUE_VIOLATION = '23505';
/** More stays than this are not looked at in one month. */
const STAYS_MAX = 1000;

/** Reservations, newest first. @throws ServiceError */
export function fetchReservations(
  filter: ReservationFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Reservation>> {
  const narrow = (select: Select) => narrowed(select, filter);
  return fetchPage({ table: TABLE, columns: COLUMNS, narrow, after, size, parse, signal });
}

/** One reservation; undefined when there is none. @throws ServiceError */
export async function fetchReservation(id: string): Promise<Reservation | undefined> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .select(COLUMNS)
    .eq('id', id)
    .retry(false);
  if (error) throw restError(error, status);
  return rowsOf(data, status).map(parse)[0];
}

/**
 * Stays of these statuses with a night in `from` … `to` (not included), by arrival.
 * @throws ServiceError
 */
export async function fetchStays(
  from: string,
  to: string,
  statuses: readonly ReservationStatus[],
): Promise<Reservation[]> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .select(COLUMNS)
    .in('status', statuses)
    // The longest stay that can reach in; this and the next line are a range of an index.
    .gt('check_in', addDays(from, -NIGHTS_MAX))
    .lt('check_in', to)
    .gt('check_out', from)
    .order('check_in')
    .order('id')
    .limit(STAYS_MAX)
    .retry(false);
  if (error) throw restError(error, status);
  return rowsOf(data, status).map(parse);
}

/**
 * Changes a reservation, but only the version that the person has seen.
 * @throws NightsTakenError when the room is full; ReservationConflictError when someone else was
 * faster; ServiceError otherwise
 */
export async function changeReservation(
  { id, updatedAt }: Pick<Reservation, 'id' | 'updatedAt'>,
  change: ReservationChange,
): Promise<Reservation> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .update(toRow(change))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select(COLUMNS);
  if (error) throw nightsTaken(error) ?? restError(error, status);
  const [stored] = rowsOf(data, status).map(parse);
  if (stored) return stored;
  const current = await fetchReservation(id);
  if (current && current.updatedAt !== updatedAt) throw new ReservationConflictError(current);
  throw new ServiceError('refused', 'no row was changed', status);
}

/**
 * Stores a booking that staff took by phone or at the desk. Sent again with the same id it stores
 * nothing and gives what is there.
 * @throws NightsTakenError when it is to be confirmed and the room is full; ServiceError otherwise
 */
export async function addReservation(id: string, booking: StaffBooking): Promise<Reservation> {
  const { isConfirmed, guestName, email, phone, source, ...stay } = booking;
  const row = {
    id,
    ...toRow(stay),
    guest_name: guestName || null,
    email: email || null,
    phone: phone || null,
    source,
    status: isConfirmed ? 'confirmed' : 'new',
  };
  const { data, error, status } = await supabase().from(TABLE).insert(row).select(COLUMNS);
  if (error?.code === UNIQUE_VIOLATION) {
    const earlier = await fetchReservation(id);
    if (earlier) return earlier;
  }
  if (error) throw nightsTaken(error) ?? restError(error, status);
  return parse(changedRow(data, status));
}

function narrowed(select: Select, { status, roomId, from, to, email }: ReservationFilter): Select {
  let narrower = select;
  if (status) narrower = narrower.eq('status', status);
  if (roomId) narrower = narrower.eq('room_id', roomId);
  if (from) narrower = narrower.gte('check_in', from);
  if (to) narrower = narrower.lte('check_in', to);
  return email ? emailBeginningWith(narrower, email) : narrower;
}

function toRow({ roomId, checkIn, ...rest }: ReservationChange): Record<string, unknown> {
  return {
    ...rest,
    ...(roomId === undefined ? {} : { room_id: roomId }),
    ...(checkIn === undefined ? {} : { check_in: checkIn || null }),
  };
}

function parse(row: unknown): Reservation {
  return parseRow(reservationSchema, row, ['price', 'fee', 'total']);
}
