import { unitRows } from '@/hotel/calendar/occupancy';
import type { Nights, Span } from '@/hotel/calendar/occupancy';
import type { Closing } from '@/hotel/closings/closing';
import type { Room } from '@/hotel/rooms/room';
import type { Reservation } from '@/hotel/reservations/reservation';

export type CalendarStay = Nights & { reservation: Reservation };
/** One closed room; a closing of three rooms is three of these. */
export type CalendarClosing = Nights & { closing: Closing };
export type CalendarEntry = CalendarStay | CalendarClosing;

/** A room of the calendar with a row for each unit that is taken, and one more while there is one. */
export type CalendarRoom = {
  id: string;
  name: string;
  units: number;
  rows: Span<CalendarEntry>[][];
};

/** Rooms in their order; then rooms that are gone, as long as somebody stays in them. */
export function calendarRooms(
  rooms: readonly Room[],
  reservations: readonly Reservation[],
  closings: readonly Closing[],
  nights: readonly string[],
): CalendarRoom[] {
  const stays = reservations.flatMap((reservation): CalendarStay[] => {
    const { id, checkIn, checkOut } = reservation;
    return checkIn && checkOut ? [{ id, checkIn, checkOut, reservation }] : [];
  });
  const closed = closings.flatMap((closing) =>
    Array.from({ length: closing.rooms }, (_, index): CalendarClosing => ({
      id: `${closing.id}/${index}`,
      checkIn: closing.fromDate,
      checkOut: closing.toDate,
      closing,
    })),
  );
  const of = (roomId: string): CalendarEntry[] => [
    ...stays.filter((stay) => stay.reservation.roomId === roomId),
    ...closed.filter(({ closing }) => closing.roomId === roomId),
  ];
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
