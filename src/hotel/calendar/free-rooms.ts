import { HELD_STATUSES } from '../rules/reservation-status.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** A stay with its nights: from `checkIn` up to, but not including, `checkOut`. */
type Stay = {
  roomId: string;
  checkIn: string | null;
  checkOut: string | null;
  status: ReservationStatus;
};
/** Rooms that are closed from `fromDate` up to, but not including, `toDate`. */
type Closed = { roomId: string; fromDate: string; toDate: string; rooms: number };

/**
 * How many rooms of a kind are free on each night; below 0 where more are taken than there are. Who
 * has left had the nights before today; those that come are free again.
 */
export function freeRooms(
  { id, units }: { id: string; units: number },
  nights: readonly string[],
  today: string,
  stays: readonly Stay[],
  closings: readonly Closed[],
): number[] {
  const taken = stays.filter(({ roomId }) => roomId === id);
  const closed = closings.filter(({ roomId }) => roomId === id);
  return nights.map((night) => {
    const inUse = taken.filter(
      ({ checkIn, checkOut, status }) =>
        checkIn !== null &&
        checkOut !== null &&
        checkIn <= night &&
        checkOut > night &&
        (night < today || HELD_STATUSES.includes(status)),
    );
    const shut = closed
      .filter(({ fromDate, toDate }) => fromDate <= night && toDate > night)
      .reduce((sum, { rooms }) => sum + rooms, 0);
    return units - inUse.length - shut;
  });
}
