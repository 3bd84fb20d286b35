import type { Reservation, StaffBooking } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { askRows, ask, type Call } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { reservationFailure } from './nights-taken';
import { reservationColumns, reservationRow } from './reservation-row';
import { addReservation } from './reservations-service';
import * as v from 'valibot';

/** Somebody else has changed one of the rooms; none was changed. */
export class BookingChangedError extends ServiceError {
  constructor(message: string) {
    super('conflict', message, 409);
    this.name = 'BookingChangedError';
  }
}

/** Rooms that were booked together, in their order. @throws ServiceError */
export function fetchBooking(bookingId: string): Promise<Reservation[]> {
  const rooms = supabase()
    .from('reservations')
    .select(reservationColumns)
    .eq('booking_id', bookingId)
    .order('booking_place');
  return askRows(rooms, reservationRow);
}

/** Stores a booking once for an id, all rooms or none. @throws NightsTakenError, RoomsTakenError */
export async function addBooking(id: string, booking: StaffBooking): Promise<Reservation[]> {
  const { moreRooms, guestName, email, phone, notes, source, language, ruleReason } = booking;
  if (moreRooms.length === 0) return [await addReservation(id, booking)];
  const rooms = [booking, ...moreRooms];
  const added = supabase().rpc('add_booking', {
    booking: id,
    room_ids: rooms.map(({ roomId }) => roomId),
    room_guests: rooms.map(({ guests }) => guests),
    arrival: booking.checkIn || null,
    for_nights: booking.nights,
    guest_name: guestName,
    email,
    phone,
    notes,
    source,
    as_status: booking.as,
    language,
    ...(ruleReason && { rule_reason: ruleReason }),
  });
  // What an earlier try has stored, whose answer got lost, may be other rooms.
  return askAtLeast(1, added.select(reservationColumns));
}

/** One step of several rooms, all or none. @throws RoomsTakenError, BookingChangedError */
export function stepRooms(
  rooms: readonly Pick<Reservation, 'id' | 'updatedAt'>[],
  to: ReservationStatus,
): Promise<Reservation[]> {
  const stepped = supabase().rpc('step_rooms', {
    ids: rooms.map(({ id }) => id),
    seen: rooms.map(({ updatedAt }) => updatedAt),
    to_status: to,
  });
  return askAtLeast(rooms.length, stepped.select(reservationColumns));
}

/** The rooms that were written; fewer than so many mean that nothing is known of the others. */
async function askAtLeast(count: number, call: Call): Promise<Reservation[]> {
  const stored = await askRows(call, reservationRow).catch(throwInWords);
  if (stored.length < count) throw new ServiceError('refused', 'not every room was answered');
  return stored;
}

function throwInWords(error: unknown): never {
  const failure = reservationFailure(error);
  if (error instanceof ServiceError && error.message === 'booking-changed')
    throw new BookingChangedError(failure instanceof ServiceError ? failure.message : '');
  throw failure;
}

const roomForSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** So many guests have room in it. */
  fits: v.boolean(),
  /** Nights on which it is full; a stay's own do not count. */
  full: v.array(v.string()),
});
export type RoomFor = v.InferOutput<typeof roomForSchema>;

/** Which stay is looked for. @param of a stay that is to be moved: its own nights are free for it */
export type WantedStay = { checkIn: string; nights: number; guests: number; of?: string };

/** Each room of the house, and whether it could take such a stay. @throws ServiceError */
export function fetchRoomsFor({ checkIn, nights, guests, of }: WantedStay): Promise<RoomFor[]> {
  const wanted = { from_date: checkIn, for_nights: nights, for_guests: guests };
  const call = supabase().rpc('rooms_for', of ? { ...wanted, of_stay: of } : wanted, { get: true });
  return ask(call, v.array(roomForSchema));
}

const untoldSchema = v.object({
  id: v.string(),
  bookingId: v.nullable(v.string()),
  guest: v.nullable(v.string()),
  checkIn: v.nullable(v.string()),
  /** The letter that would tell it. */
  kind: v.picklist(['confirmed', 'changed', 'declined', 'cancelled', 'general']),
  /** A letter with it waits in the outbox. */
  isOnItsWay: v.boolean(),
});
/** What the house has decided about a stay and its guest does not know yet. */
export type Untold = v.InferOutput<typeof untoldSchema>;

/** Stays whose guests do not know yet what was decided, by arrival. @throws ServiceError */
export function fetchUntold(): Promise<Untold[]> {
  return ask(supabase().rpc('untold', {}, { get: true }), v.array(untoldSchema));
}

/** Staff have told the guest another way. @param ids rooms of one booking @throws ServiceError */
export async function saveGuestTold(ids: readonly string[]): Promise<void> {
  await ask(supabase().rpc('guest_told', { stays: ids }), v.number());
}
