import { formatDate } from '@/hotel/time/dates';
import type { Span } from '@/hotel/calendar/occupancy';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { bookingMark } from '@/hotel/reservations/admin/booking-mark';
import { guestOf } from '@/hotel/reservations/reservation';
import { countWords } from '@/words/visitors';
import { cn } from '@/lib/cn';
import { stayCalendarWords } from '@/words/staff';
import type { Closing } from '@/hotel/closings/closing';
import type { CalendarEntry, CalendarStay } from './calendar-rooms';
import { ClosedCell } from './ClosedCell';
import { StayName } from './StayName';
import type { StayTipProps } from './use-stay-tip';

type Props = {
  span: Span<CalendarEntry>;
  roomName: string;
  today: string;
  /** What shows all about a stay, and opens it. */
  tipProps: (stay: CalendarStay) => StayTipProps;
  /** Missing where nothing can be booked. */
  onFree?: (night: string) => void;
  onClosing: (closing: Closing) => void;
  /** For the keys of the grid. */
  tabIndex: number;
  onFocus: () => void;
  'data-from': string;
  'data-nights': number;
};

/** A free night, the nights of one stay, or those on which a room is closed. */
export function CalendarCell(props: Props) {
  const { span, roomName, today, tipProps, onFree, onClosing, onFocus, ...key } = props;
  const { stay, from, length, goesOnBefore, goesOnAfter } = span;
  if (!stay) {
    const label = stayCalendarWords.free(roomName, formatDate(from));
    return (
      <td className={cn(from < today && 'past')}>
        <button
          type="button"
          aria-label={label}
          onClick={() => onFree?.(from)}
          onFocus={onFocus}
          {...key}
        />
      </td>
    );
  }
  if ('closing' in stay) {
    const { closing } = stay;
    return (
      <ClosedCell
        closing={closing}
        roomName={roomName}
        length={length}
        onOpen={() => onClosing(closing)}
        onFocus={onFocus}
        {...key}
      />
    );
  }
  const { reservation } = stay;
  const { onFocus: showTip, ...tip } = tipProps(stay);
  return (
    <td colSpan={length} className="taken" style={{ backgroundSize: `${100 / length}% 100%` }}>
      <button
        type="button"
        className={cn('stay', goesOnBefore && 'from-before', goesOnAfter && 'goes-on')}
        data-status={reservation.status}
        data-together={reservation.bookingId ? '' : undefined}
        aria-label={stayLabel(stay, roomName)}
        onFocus={(event) => {
          onFocus();
          showTip(event);
        }}
        {...tip}
        {...key}
      >
        <StayName of={reservation} isNarrow={length === 1} />
      </button>
    </td>
  );
}

/** Everything that the tip shows, in one sentence. */
function stayLabel({ reservation, checkIn, checkOut }: CalendarStay, roomName: string): string {
  const { guestName, email, nights, guests, status } = reservation;
  return [
    roomName,
    stayCalendarWords.fromTo(formatDate(checkIn), formatDate(checkOut)),
    guestOf(reservation),
    ...(guestName && email ? [email] : []),
    countWords.nightsInText(nights),
    countWords.guestsInText(guests),
    ...bookingMark(reservation),
    STATUS_LABEL[status].toLowerCase(),
  ].join(', ');
}
