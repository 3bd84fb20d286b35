import type { StaffBooking } from '@/desk/stays/staff-booking';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { callRestRows, type RestCall } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { nightsTaken, reservationFailure } from './nights-taken';
import { reservationColumns, reservationRow } from './reservation-row';
import { addReservation } from './change-reservation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inboxToasts, bookingRoomsWords } from '@/words/staff';
import * as reservations from '@/desk/stays/staff-calls/reservations';

/** Saves all rooms of a booking or none, once for each `id`. @throws NightsTakenError */
export async function addBooking(id: string, booking: StaffBooking): Promise<Reservation[]> {
  const { moreRooms, guestName, email, phone, notes, source, language, ruleReason } = booking;
  if (moreRooms.length === 0) return [await addReservation(id, booking)];
  const rooms = [booking, ...moreRooms];
  const added = supabase().rpc('add_booking', {
    booking: id,
    room_ids: rooms.map(({ roomId }) => roomId),
    room_guests: rooms.map(({ guests }) => guests),
    ...(rooms.some(({ children }) => children.length > 0) && {
      room_children: rooms.map(({ children }) => children),
    }),
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
  // Accepts any number of saved rooms: an earlier attempt may have sent other rooms than these.
  return askAtLeast(1, added.select(reservationColumns));
}

/** Returns the saved rooms. Fewer than `count` throw, because the state of the rest is unknown. */
async function askAtLeast(count: number, call: RestCall): Promise<Reservation[]> {
  const stored = await callRestRows(call, reservationRow).catch((error: unknown) => {
    throw reservationFailure(error);
  });
  if (stored.length < count) throw new ServiceError('refused', 'not every room was answered');
  return stored;
}

/** True if another user changed one of the rooms. HTTP 409 alone can also mean full nights. */
function isBookingChanged(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === 409 && !nightsTaken(error);
}

export function useBooking(bookingId: string | null) {
  return useQuery({
    queryKey: [...reservations.BOOKINGS_KEY, bookingId],
    queryFn: () => {
      const rooms = supabase().from('reservations').select(reservationColumns);
      return callRestRows(rooms.eq('booking_id', bookingId).order('booking_place'), reservationRow);
    },
    enabled: bookingId !== null,
  });
}

export function useAddBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, booking }: { id: string; booking: StaffBooking }) => addBooking(id, booking),
    onSuccess: (stored) => reservations.putAdded(client, stored),
    meta: {
      about: 'new-booking',
      success: (stored: unknown) => {
        const rooms = stored as Reservation[];
        const status = rooms[0]?.status ?? 'new';
        return rooms.length > 1
          ? bookingRoomsWords.added(rooms.length, status)
          : inboxToasts.bookingAdded(status);
      },
      failure: (error: unknown) => reservations.refusalToast(error, inboxToasts.bookingFailed),
    },
  });
}

type Step = { rooms: readonly Reservation[]; to: ReservationStatus };

/** Changes the status of several rooms, all or none. */
export function useStepRooms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rooms, to }: Step) => {
      const stepped = supabase().rpc('step_rooms', {
        ids: rooms.map(({ id }) => id),
        seen: rooms.map(({ updatedAt }) => updatedAt),
        to_status: to,
      });
      return askAtLeast(rooms.length, stepped.select(reservationColumns));
    },
    onSuccess: async (stored) => {
      // Updates the cached booking first, so that an e-mail written next has the current rooms.
      client.setQueriesData<Reservation[]>({ queryKey: reservations.BOOKINGS_KEY }, (rooms) =>
        rooms?.map((room) => stored.find(({ id }) => id === room.id) ?? room),
      );
      for (const room of stored) await reservations.putReservation(client, room);
    },
    onError: () => reservations.invalidateReservations(client),
    meta: {
      about: 'reservation',
      success: (_stored: unknown, { rooms, to }: Step) =>
        bookingRoomsWords.changed(rooms.length, to),
      failure: (error: unknown) =>
        isBookingChanged(error)
          ? { ...inboxToasts.reservationConflict, description: error.message }
          : reservations.refusalToast(error, inboxToasts.reservationFailed),
    },
  });
}
