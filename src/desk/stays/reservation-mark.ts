import { hotelToday } from '../../basics/time/dates.ts';
import type { Reservation } from './reservation.ts';
import { bookingRoomsWords } from '../../words/staff.ts';
import { HELD_STATUSES, type ReservationStatus } from '../../basics/rules/reservation-status.ts';

/** Marks that lists show instead of the status. `private.stands` in the database must agree. */
export const RESERVATION_MARKS = ['asks', 'unseen', 'unmarked'] as const;
export type ReservationMark = (typeof RESERVATION_MARKS)[number];

export function markOf(
  { asksChange, cancelledUnseen, status, checkIn }: Reservation,
  today: string = hotelToday(),
): ReservationMark | undefined {
  if (asksChange) return 'asks';
  if (cancelledUnseen) return 'unseen';
  const isUnmarked = status === 'confirmed' && checkIn !== null && checkIn < today;
  return isUnmarked ? 'unmarked' : undefined;
}

/** The room's position in its booking, for lists; empty for a stay of one room. */
export function bookingMark({ bookingPlace: place, bookingRooms: of }: Reservation): string[] {
  return place !== null && of !== null ? [bookingRoomsWords.placed(place, of)] : [];
}

export function statusPill(status: ReservationStatus): string {
  if (status === 'new') return 'pill new';
  return HELD_STATUSES.includes(status) ? 'pill ok' : 'pill';
}
