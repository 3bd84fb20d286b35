import { isCalendarDate } from '@/hotel/time/dates';
import { RESERVATION_MARKS } from '@/hotel/reservations/reservation-mark';
import { RESERVATION_STATUSES } from '@/hotel/rules/reservation-status';
import type { ReservationFilter } from '@/hotel/reservations/staff-queries/reservations';

/** The filter that an address asks for; what makes no sense is left out. */
export function readFilter(get: (name: string) => string): ReservationFilter {
  const date = (name: string) => (isCalendarDate(get(name)) ? get(name) : undefined);
  return {
    status: RESERVATION_STATUSES.find((status) => status === get('status')),
    roomId: get('room') || undefined,
    from: date('from'),
    to: date('to'),
    mark: RESERVATION_MARKS.find((mark) => mark === get('status')),
    text: get('q') || undefined,
  };
}
