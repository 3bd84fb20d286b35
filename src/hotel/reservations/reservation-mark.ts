import { hotelToday } from '../time/dates.ts';
import type { Reservation } from './reservation.ts';

/**
 * What lists show in place of a status: the guest asks for a change; the guest has cancelled, and
 * nobody at the desk has said that this is seen; the day of arrival has passed, and nobody has said
 * whether the guest came. The database finds the same (private.stands).
 */
export const RESERVATION_MARKS = ['asks', 'unseen', 'unmarked'] as const;
export type ReservationMark = (typeof RESERVATION_MARKS)[number];

/** The mark of a reservation, if it has one. */
export function markOf(
  { asksChange, cancelledUnseen, status, checkIn }: Reservation,
  today: string = hotelToday(),
): ReservationMark | undefined {
  if (asksChange) return 'asks';
  if (cancelledUnseen) return 'unseen';
  const isUnmarked = status === 'confirmed' && checkIn !== null && checkIn < today;
  return isUnmarked ? 'unmarked' : undefined;
}
