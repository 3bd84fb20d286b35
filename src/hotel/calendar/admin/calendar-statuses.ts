import type { ReservationStatus } from '@/hotel/rules/reservation-status';

/** Stays that have, or had, their nights. */
export const CALENDAR_STATUSES: readonly ReservationStatus[] = [
  'confirmed',
  'checked_in',
  'checked_out',
];
