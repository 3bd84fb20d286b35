import { mailtoLink } from '@/hotel/rules/mailto';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { erasedGuestWords } from '@/words/staff';
import { PhoneLinks } from './PhoneLinks';

/** How to reach the guest of a reservation. */
export function GuestLine({ reservation }: { reservation: Reservation }) {
  const { email, phone, erasedAt } = reservation;
  if (erasedAt) return <p>{erasedGuestWords.dataErased}</p>;
  return (
    <p>
      {email && <a href={mailtoLink(email)}>{email}</a>}
      {phone && (
        <>
          {email && ', '}
          <PhoneLinks phone={phone} guest={guestOf(reservation)} />
        </>
      )}
    </p>
  );
}
