import { HELD_STATUSES } from '@/hotel/rules/reservation-status';
import type { ReservationStatus } from '@/hotel/rules/reservation-status';

/** Class of the label that says where a reservation stands. */
export function statusPill(status: ReservationStatus): string {
  if (status === 'new') return 'pill new';
  return HELD_STATUSES.includes(status) ? 'pill ok' : 'pill';
}
