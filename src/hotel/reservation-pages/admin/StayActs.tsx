import { CalendarDays, Link2, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GuestPageLink } from '@/hotel/guest-page/admin/GuestPageLink';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import type { Reservation } from '@/hotel/reservations/reservation';
import { paperPath } from '@/hotel/rules/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { guestPageWords, paperWords, partWords, stayWords } from '@/words/staff';
import { EditGuestButton } from '@/hotel/reservations/admin/EditGuestButton';

type Props = {
  reservation: Reservation;
  /** Undefined once dates and room can no longer be set. */
  onMove: (() => void) | undefined;
  /** Undefined while a letter is open, and for an erased guest. */
  onWrite: (() => void) | undefined;
};

/** What else can be done with a stay. */
export function StayActs({ reservation, onMove, onWrite }: Props) {
  const { id, checkIn, erasedAt } = reservation;
  const [isShowing, setShowing] = useState(false);
  return (
    <>
      <div className="detail-acts stay-acts">
        {onMove && (
          <Button variant="ghost" onClick={onMove}>
            <CalendarDays className="icon" aria-hidden="true" />
            {checkIn ? stayWords.change : stayWords.chooseDate}
          </Button>
        )}
        <EditGuestButton reservation={reservation} />
        {onWrite && (
          <Button variant="ghost" onClick={onWrite}>
            <Mail className="icon" aria-hidden="true" />
            {stayWords.write}
          </Button>
        )}
        {!erasedAt && !isShowing && (
          <Button variant="ghost" onClick={() => setShowing(true)}>
            <Link2 className="icon" aria-hidden="true" />
            {guestPageWords.open}
          </Button>
        )}
        <Link className={buttonClass('ghost')} to={paperPath(id)}>
          <Printer className="icon" aria-hidden="true" />
          {paperWords.link}
        </Link>
      </div>
      {isShowing && (
        <StaffPart name={partWords.reservation} data={[id]}>
          <GuestPageLink reservation={reservation} />
        </StaffPart>
      )}
    </>
  );
}
