import { unitRows } from '@/hotel/calendar/occupancy';
import type { Nights, Span } from '@/hotel/calendar/occupancy';
import type { Room } from '@/hotel/rooms/room';
import type { Reservation } from '@/hotel/reservations/reservation';

export type CalendarStay = Nights & { reservation: Reservation };

/** A room of the calendar with a row for each unit that is taken, and one more while there is one. */
export type CalendarRoom = {
  id: string;
  name: string;
  units: number;
  rows: Span<CalendarStay>[][];
};

/** Rooms in their order; then rooms that are gone, as long as somebody stays in them. */
export function calendarRooms(
  rooms: readonly Room[],
  reservations: readonly Reservation[],
  nights: readonly string[],
): CalendarRoom[] {
  const stays = reservations.flatMap((reservation): CalendarStay[] => {
    const { id, checkIn, checkOut } = reservation;
    return checkIn && checkOut ? [{ id, checkIn, checkOut, reservation }] : [];
  });
  const of = (roomId: string) => stays.filter((stay) => stay.reservation.roomId === roomId);
  const known = new Set(rooms.map(({ id }) => id));
  const gone = new Map(
    reservations
      .filter(({ roomId }) => !known.has(roomId))
      .map(({ roomId, roomName }) => [roomId, roomName]),
  );
  return [
    ...rooms.map(({ id, name, units }) => ({
      id,
      name,
      units,
      rows: unitRows(of(id), nights, units),
    })),
    ...[...gone].map(([id, name]) => ({ id, name, units: 0, rows: unitRows(of(id), nights, 0) })),
  ];
}
