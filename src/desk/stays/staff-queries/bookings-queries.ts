import { useMutation, useQuery, useQueryClient, skipToken } from '@tanstack/react-query';
import { inboxToasts, bookingRoomsWords, untoldWords } from '@/words/staff';
import type { Reservation, StaffBooking } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { RoomsTakenError, type FullRoom } from '@/desk/stays/staff-services/nights-taken';
import * as service from '@/desk/stays/staff-services/bookings-service';
import * as reservations from './reservations-queries';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-queries/lists';

export type { FullRoom };
export type RoomFor = service.RoomFor;
export type WantedStay = service.WantedStay;
export type Untold = service.Untold;

/** Rooms that were booked together, in their order. @param bookingId null for a stay of one room */
export function useBooking(bookingId: string | null) {
  return useQuery({
    queryKey: [...reservations.BOOKINGS_KEY, bookingId],
    queryFn: () => service.fetchBooking(bookingId ?? ''),
    enabled: bookingId !== null,
  });
}

/** Stores a booking taken by phone or at the desk. @returns its rooms as stored */
export function useAddBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, booking }: { id: string; booking: StaffBooking }) =>
      service.addBooking(id, booking),
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
      failure: (error: unknown) => reservations.spoken(error, inboxToasts.bookingFailed),
    },
  });
}

type Step = { rooms: readonly Reservation[]; to: ReservationStatus };

export function useStepRooms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rooms, to }: Step) => service.stepRooms(rooms, to),
    onSuccess: async (stored) => {
      // Before anything is written about them: all rooms as they are now.
      client.setQueriesData<Reservation[]>({ queryKey: reservations.BOOKINGS_KEY }, (rooms) =>
        rooms?.map((room) => stored.find(({ id }) => id === room.id) ?? room),
      );
      for (const room of stored) await reservations.putReservation(client, room);
    },
    // What is shown of the rooms, or of their nights, is old.
    onError: () => reservations.invalidateReservations(client),
    meta: {
      about: 'reservation',
      success: (_stored: unknown, { rooms, to }: Step) =>
        bookingRoomsWords.changed(rooms.length, to),
      failure: (error: unknown) =>
        error instanceof service.BookingChangedError
          ? { ...inboxToasts.reservationConflict, description: error.message }
          : reservations.spoken(error, inboxToasts.reservationFailed),
    },
  });
}

export function fullRoomsOf(error: unknown): FullRoom[] | undefined {
  return error instanceof RoomsTakenError ? error.rooms : undefined;
}

/** Each room of the house, and whether it could take such a stay; undefined asks nothing. */
export function useRoomsFor(wanted: WantedStay | undefined) {
  return useQuery({
    // Asked anew with what visitors are told of free nights.
    queryKey: [...AVAILABILITY_KEY, ...STAFF_KEY, wanted],
    queryFn: wanted ? () => service.fetchRoomsFor(wanted) : skipToken,
    refetchOnWindowFocus: true,
  });
}

/** While a letter is on its way it is looked after this often, in milliseconds. */
const ON_ITS_WAY_MS = 5000;

/** Stays whose guests do not know yet what was decided, by arrival; none until that is known. */
export function useUntold(): readonly Untold[] {
  const { data = [] } = useQuery({
    queryKey: reservations.UNTOLD_KEY,
    queryFn: service.fetchUntold,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ isOnItsWay }) => isOnItsWay) ? ON_ITS_WAY_MS : LIST_INTERVAL_MS,
  });
  return data;
}

/** Writes down that the guest was told another way; the mark goes at once. */
export function useGuestTold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: service.saveGuestTold,
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: reservations.UNTOLD_KEY });
      client.setQueryData<readonly Untold[]>(reservations.UNTOLD_KEY, (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      );
    },
    onSettled: () => reservations.invalidateReservations(client),
    meta: { about: 'reservation', success: untoldWords.told, failure: untoldWords.notTold },
  });
}
