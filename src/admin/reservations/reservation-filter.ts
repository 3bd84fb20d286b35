import { isCalendarDate } from '@/domain/dates';
import { RESERVATION_STATUSES } from '@/domain/reservation-status';
import type { ReservationFilter } from '@/queries/staff/reservations';

/** The filter that an address asks for; what makes no sense is left out. */
export function readFilter(get: (name: string) => string): ReservationFilter {
  const date = (name: string) => (isCalendarDate(get(name)) ? get(name) : undefined);
  return {
    status: RESERVATION_STATUSES.find((status) => status === get('status')),
    roomId: get('room') || undefined,
    from: date('from'),
    to: date('to'),
    email: get('email') || undefined,
  };
}
