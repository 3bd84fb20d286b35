import { Link } from 'react-router-dom';
import { formatDate } from '@/hotel/time/dates';
import { reservationPath } from '@/hotel/rules/paths';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { stayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import { statusPill } from './status-pill';

/** Stays of one guest, each a line that leads to it. */
export function StayList({ stays }: { stays: readonly Reservation[] }) {
  return (
    <ul className="other-stays">
      {stays.map(({ id, checkIn, roomName, nights, status }) => (
        <li key={id}>
          <Link to={reservationPath(id)}>{checkIn ? formatDate(checkIn) : stayWords.noDate}</Link>
          <span>
            {roomName}, {countWords.nightsInText(nights)}
          </span>
          <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>
        </li>
      ))}
    </ul>
  );
}
