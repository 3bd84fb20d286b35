import { mailtoLink } from '@/hotel/letters/mailto';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { erasedGuestWords } from '@/words/staff';
import { PhoneLinks } from './PhoneLinks';

/** Whom the reservation is for, and how to reach them. */
export function GuestLine({ reservation }: { reservation: Reservation }) {
  const { guestName, email, phone, erasedAt } = reservation;
  if (erasedAt) return <p>{erasedGuestWords.dataErased}</p>;
  return (
    <p>
      {guestName && <bdi>{guestName}</bdi>}
      {guestName && email && ', '}
      {email && <a href={mailtoLink(email)}>{email}</a>}
      {phone && (
        <>
          {(guestName ?? email) && ', '}
          <PhoneLinks phone={phone} guest={guestOf(reservation)} />
        </>
      )}
    </p>
  );
}
