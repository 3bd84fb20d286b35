import type { Reservation } from '@/hotel/reservations/reservation';
import { OTHERS_MAX, useOtherStays } from '@/hotel/reservations/staff-queries/reservations';
import { Skeleton } from '@/ui/Skeleton';
import { guestWords } from '@/words/staff';
import { StayList } from './StayList';

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
      {data && data.length > 0 && <StayList stays={data} />}
      {all?.length === OTHERS_MAX && <p className="hint">{guestWords.othersMost}</p>}
    </section>
  );
}
