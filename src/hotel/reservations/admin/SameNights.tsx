import { Link } from 'react-router-dom';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import type { ReservationStatus } from '@/hotel/rules/reservation-status';
import { useOtherStays } from '@/hotel/reservations/staff-queries/reservations';
import { reservationPath } from '@/hotel/rules/paths';
import { formatDate } from '@/hotel/time/dates';
import { guestWords } from '@/words/staff';

/** In which a stay counts. */
const COUNTS: readonly ReservationStatus[] = ['new', 'confirmed', 'checked_in'];

/** Says when the same guest has another stay on some of these nights, asked for or promised. */
export function SameNights({ reservation }: { reservation: Reservation }) {
  const { id, email, phone, bookingId, checkIn, checkOut, status } = reservation;
  const { data = [] } = useOtherStays(id, `${email ?? ''} ${phone ?? ''}`);
  if (!checkIn || !checkOut || !COUNTS.includes(status)) return null;
  const same = data.filter(
    (stay) =>
      COUNTS.includes(stay.status) &&
      // Rooms that were booked together are meant.
      (!bookingId || stay.bookingId !== bookingId) &&
      stay.checkIn !== null &&
      stay.checkOut !== null &&
      stay.checkIn < checkOut &&
      checkIn < stay.checkOut,
  );
  if (same.length === 0) return null;
  return (
    <div className="notice same-nights" role="status">
      <p>{guestWords.sameNights}</p>
      <ul>
        {same.map((stay) => (
          <li key={stay.id}>
            <Link to={reservationPath(stay.id)}>
              {stay.roomName}, {formatDate(stay.checkIn ?? '')}
            </Link>
            {`, ${STATUS_LABEL[stay.status]}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
