import { addDays, formatDate } from '@/domain/dates';
import type { Span } from '@/domain/occupancy';
import { STATUS_LABEL } from '@/domain/reservation-status';
import { guestOf } from '@/domain/stored-reservation';
import { guestsMeta } from '@/domain/visitor-texts';
import { cn } from '@/lib/cn';
import type { CalendarStay } from './calendar-rooms';

type Props = {
  span: Span<CalendarStay>;
  roomName: string;
  today: string;
  isWeekend: boolean;
  onOpen: (reservationId: string) => void;
  /** Missing where nothing can be booked. */
  onFree?: (night: string) => void;
  /** For the keys of the grid. */
  tabIndex: number;
  onFocus: () => void;
  'data-from': string;
  'data-nights': number;
};

/** A free night, or the nights of one stay. */
export function CalendarCell({ span, roomName, today, isWeekend, onOpen, onFree, ...key }: Props) {
  const { stay, from, length, goesOnBefore, goesOnAfter } = span;
  const holdsToday = from <= today && addDays(from, length) > today;
  if (!stay) {
    const isPast = from < today;
    const label = `${roomName}, ${formatDate(from)}, free`;
    return (
      <td className={cn(isWeekend && 'weekend', holdsToday && 'today', isPast && 'past')}>
        <button type="button" aria-label={label} onClick={() => onFree?.(from)} {...key} />
      </td>
    );
  }
  const { reservation } = stay;
  const guest = guestOf(reservation);
  const label = `${roomName}, ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)}, ${guest}, ${STATUS_LABEL[reservation.status].toLowerCase()}`;
  return (
    <td colSpan={length} className="taken">
      <button
        type="button"
        className={cn('stay', goesOnBefore && 'from-before', goesOnAfter && 'goes-on')}
        data-status={reservation.status}
        aria-label={label}
        title={`${guest}, ${guestsMeta(reservation.guests)}`}
        onClick={() => onOpen(reservation.id)}
        {...key}
      >
        <span>{guest}</span>
      </button>
    </td>
  );
}
