import { InboxRow } from '@/hotel/desk/admin/InboxRow';
import { requestReference } from '@/hotel/booking/reference';
import { HELD_STATUSES, STATUS_LABEL } from '@/hotel/reservations/reservation-status';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { countWords } from '@/words/visitors';

type Props = { reservation: Reservation; to: { search: string }; isOpen: boolean };

/** One reservation of the list. */
export function ReservationRow({ reservation, to, isOpen }: Props) {
  const { id, roomName, guests, nights, status, createdAt, message } = reservation;
  const facts = [
    roomName,
    countWords.guestsInText(guests),
    countWords.nightsInText(nights),
    requestReference(id),
    ...(message ? [`“${message}”`] : []),
  ];
  return (
    <InboxRow
      id={id}
      to={to}
      isOpen={isOpen}
      isUnread={status === 'new'}
      name={guestOf(reservation)}
      createdAt={createdAt}
      text={facts.join(', ')}
      status={
        <span
          className="row-status"
          data-new={status === 'new' || undefined}
          data-held={HELD_STATUSES.includes(status) || undefined}
        >
          {STATUS_LABEL[status]}
        </span>
      }
    />
  );
}
