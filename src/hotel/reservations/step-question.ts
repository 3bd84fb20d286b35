import type { Reservation } from './reservation.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** Steps that hurt when they were not meant: they ask first. */
export type StepQuestion = 'cancelled' | 'no_show' | 'early';

/**
 * What is asked before a step; undefined where it is taken at once, because it is expected or taken
 * back as easily.
 * @param today in the hotel
 */
export function stepQuestion(
  { status, checkIn }: Pick<Reservation, 'status' | 'checkIn'>,
  to: ReservationStatus,
  today: string,
): StepQuestion | undefined {
  if (to === 'cancelled' || to === 'no_show') return to;
  const isArrival = to === 'checked_in' && status !== 'checked_out';
  return isArrival && checkIn !== null && checkIn > today ? 'early' : undefined;
}
