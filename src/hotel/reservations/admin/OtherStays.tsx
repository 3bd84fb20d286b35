import { Link } from 'react-router-dom';
import { formatDate } from '@/hotel/time/dates';
import { reservationPath } from '@/hotel/rules/paths';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/reservations/reservation-status';
import { useOtherStays } from '@/hotel/reservations/staff-queries/reservations';
import { Skeleton } from '@/ui/Skeleton';
import { guestWords, stayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import { statusPill } from './status-pill';

/** As many as the database answers. */
const MOST = 20;

/** What else this guest has asked for: the same e-mail or phone. */
export function OtherStays({ reservation }: { reservation: Reservation }) {
  const { id, email, phone, bookingId } = reservation;
  const { data: all, isError } = useOtherStays(id, `${email ?? ''} ${phone ?? ''}`);
  // Rooms of the same booking stand above.
  const data = all?.filter((stay) => !bookingId || stay.bookingId !== bookingId);
  return (
    <section className="detail-part" aria-label={guestWords.others}>
      <h3>{guestWords.others}</h3>
      {isError && !data && <p className="hint">{guestWords.othersFailed}</p>}
      {!isError && !data && <Skeleton className="mt-3 h-10" />}
      {data?.length === 0 && <p className="hint">{guestWords.noOthers}</p>}
      {data && data.length > 0 && (
        <ul className="other-stays">
          {data.map((stay) => (
            <li key={stay.id}>
              <Link to={reservationPath(stay.id)}>
                {stay.checkIn ? formatDate(stay.checkIn) : stayWords.noDate}
              </Link>
              <span>
                {stay.roomName}, {countWords.nightsInText(stay.nights)}
              </span>
              <span className={statusPill(stay.status)}>{STATUS_LABEL[stay.status]}</span>
            </li>
          ))}
        </ul>
      )}
      {all?.length === MOST && <p className="hint">{guestWords.othersMost}</p>}
    </section>
  );
}
