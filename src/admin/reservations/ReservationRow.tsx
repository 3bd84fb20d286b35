import { InboxRow } from '@/admin/inbox/InboxRow';
import { requestReference } from '@/domain/reference';
import { HELD_STATUSES, STATUS_LABEL } from '@/domain/reservation-status';
import { guestOf } from '@/domain/stored-reservation';
import type { Reservation } from '@/domain/stored-reservation';
import { guestsMeta, nightsLabel } from '@/domain/visitor-texts';

type Props = { reservation: Reservation; to: { search: string }; isOpen: boolean };

/** One reservation of the list. */
export function ReservationRow({ reservation, to, isOpen }: Props) {
  const { id, roomName, guests, nights, status, createdAt } = reservation;
  return (
    <InboxRow
      id={id}
      to={to}
      isOpen={isOpen}
      isUnread={status === 'new'}
      name={guestOf(reservation)}
      createdAt={createdAt}
      text={`${roomName}, ${guestsMeta(guests)}, ${nightsLabel(nights).toLowerCase()}, ${requestReference(id)}`}
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
