import { addDays } from '@/hotel/time/dates';
import { NIGHTS_MAX } from '@/hotel/rules/limits';
import { reservationSchema } from '@/hotel/reservations/reservation';
import type { Reservation, StaffBooking, StayDraft } from '@/hotel/reservations/reservation';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { ConflictError } from '@/hotel/content/staff-services/conflict-error';
import { reservationFailure } from './nights-taken';
import { emailBeginningWith, fetchPage } from '@/hotel/desk/staff-services/paging';
import type { Cursor, Page, Select } from '@/hotel/desk/staff-services/paging';
import {
  columnsOf,
  decimal,
  rowSchema,
  rowTimestamp,
  toColumns,
} from '@/hotel/content/staff-services/row-schema';
import { askChanged } from '@/hotel/content/staff-services/writes';

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

const TABLE = 'reservations';
const fields = {
  ...reservationSchema.entries,
  price: decimal,
  fee: decimal,
  total: decimal,
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};
const columns = columnsOf(fields);
const row = rowSchema(fields);
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
  return fetchPage({ table: TABLE, columns, row, narrow, after, size, signal });
}

/** One reservation; undefined when there is none. @throws ServiceError */
export async function fetchReservation(id: string): Promise<Reservation | undefined> {
  const [reservation] = await askRows(supabase().from(TABLE).select(columns).eq('id', id), row);
  return reservation;
}

/**
 * Stays of these statuses with a night in `from` … `to` (not included), by arrival.
 * @throws ServiceError
 */
export function fetchStays(
  from: string,
  to: string,
  statuses: readonly ReservationStatus[],
): Promise<Reservation[]> {
  const stays = supabase()
    .from(TABLE)
    .select(columns)
    .in('status', statuses)
    // The longest stay that can reach in; this and the next line are a range of an index.
    .gt('check_in', addDays(from, -NIGHTS_MAX))
    .lt('check_in', to)
    .gt('check_out', from)
    .order('check_in')
    .order('id')
    .limit(STAYS_MAX);
  return askRows(stays, row);
}

/**
 * Changes a reservation, but only the version that the person has seen.
 * @throws NightsTakenError when the room is full; ConflictError when someone else was faster; ServiceError otherwise
 */
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

/**
 * Stores a booking that staff took by phone or at the desk. Sent again with the same id it stores
 * nothing and gives what is there.
 * @throws NightsTakenError when it is to be confirmed and the room is full; ServiceError otherwise
 */
export async function addReservation(id: string, booking: StaffBooking): Promise<Reservation> {
  const { isConfirmed, ...stay } = booking;
  const reservation = {
    ...toRow(stay),
    id,
    guest_name: stay.guestName || null,
    email: stay.email || null,
    phone: stay.phone || null,
    status: isConfirmed ? 'confirmed' : 'new',
  };
  const insert = supabase().from(TABLE).insert(reservation).select(columns);
  try {
    return await askChanged(insert, row);
  } catch (error) {
    const earlier = isDuplicate(error) ? await fetchReservation(id) : undefined;
    return earlier ?? throwInWords(error);
  }
}

function narrowed(select: Select, { status, roomId, from, to, email }: ReservationFilter): Select {
  let narrower = select;
  if (status) narrower = narrower.eq('status', status);
  if (roomId) narrower = narrower.eq('room_id', roomId);
  if (from) narrower = narrower.gte('check_in', from);
  if (to) narrower = narrower.lte('check_in', to);
  return email ? emailBeginningWith(narrower, email) : narrower;
}

/** As the table has it; a day that is not set is null there. */
function toRow(change: ReservationChange): Record<string, unknown> {
  const { checkIn } = change;
  return toColumns(checkIn === undefined ? change : { ...change, checkIn: checkIn || null });
}

function throwInWords(error: unknown): never {
  throw reservationFailure(error);
}
