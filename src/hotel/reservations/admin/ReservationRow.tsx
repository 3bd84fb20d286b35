import { InboxRow } from '@/hotel/desk/admin/InboxRow';
import { requestReference } from '@/hotel/booking/reference';
import { HELD_STATUSES, STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { markOf, bookingMark } from '@/hotel/reservations/reservation-mark';
import { guestOf, type Reservation } from '@/hotel/reservations/reservation';
import type { Untold } from '@/hotel/reservations/staff-queries/untold';
import { UntoldMark } from './UntoldNotice';
import { formatDate } from '@/hotel/time/dates';
import { reservationMarkWords, todayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';

type Props = {
  reservation: Reservation;
  /** What its guest does not know yet. */
  untold: Untold | undefined;
  to: { search: string };
  isOpen: boolean;
};

/** One reservation of the list. */
export function ReservationRow({ reservation, untold, to, isOpen }: Props) {
  const { id, roomName, guests, nights, status, createdAt, message, checkIn } = reservation;
  const mark = markOf(reservation);
  const facts = [
    checkIn ? formatDate(checkIn) : todayWords.noDate,
    // Before what a narrow list cuts off.
    ...bookingMark(reservation),
    countWords.nightsInText(nights),
    roomName,
    countWords.guestsInText(guests),
    requestReference(id),
    ...(message ? [`“${message}”`] : []),
  ];
  return (
    <InboxRow
      id={id}
      to={to}
      isOpen={isOpen}
      isUnread={status === 'new' || mark !== undefined}
      name={guestOf(reservation)}
      createdAt={createdAt}
      text={facts.join(', ')}
      mark={<UntoldMark untold={untold} />}
      status={
        <span
          className="row-status"
          data-new={status === 'new' || mark !== undefined || undefined}
          data-held={(!mark && HELD_STATUSES.includes(status)) || undefined}
        >
          {mark ? reservationMarkWords[mark] : STATUS_LABEL[status]}
        </span>
      }
    />
  );
}
