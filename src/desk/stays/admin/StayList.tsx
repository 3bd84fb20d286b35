import { Link } from '@/ui/router';
import { formatDate } from '@/basics/time/dates';
import { reservationPath } from '@/basics/rules/paths';
import type { Reservation } from '@/desk/stays/reservation';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import { stayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import { statusPill } from '@/desk/stays/reservation-mark';
import { OTHERS_MAX, useOtherStays } from '@/desk/stays/staff-calls/other-stays';
import { Skeleton } from '@/ui/Skeleton';

export function StayList({ stays }: { stays: readonly Reservation[] }) {
  return (
    <ul className="other-stays rows mt-[0.6rem] text-sm">
      {stays.map(({ id, checkIn, roomName, nights, status }) => (
        <li
          className="flex flex-wrap gap-x-[0.9rem] gap-y-[0.2rem] items-baseline px-0 py-[0.45rem]"
          key={id}
        >
          <Link className="text-link tap" to={reservationPath(id)}>
            {checkIn ? formatDate(checkIn) : stayWords.noDate}
          </Link>
          <span>
            {roomName}, <span>{countWords.nightsInText(nights)}</span>
          </span>
          <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>
        </li>
      ))}
    </ul>
  );
}

export function OtherStays({ reservation }: { reservation: Reservation }) {
  const { id, email, phone, bookingId } = reservation;
  const { data: all, isError } = useOtherStays(id, `${email ?? ''} ${phone ?? ''}`);
  // `BookedTogether` already lists the rooms of the same booking.
  const data = all?.filter((stay) => !bookingId || stay.bookingId !== bookingId);
  return (
    <section className="mt-[1.6rem]" aria-label={stayWords.others}>
      <h3>{stayWords.others}</h3>
      {isError && !data && <p className="hint">{stayWords.othersFailed}</p>}
      {!isError && !data && <Skeleton className="mt-3 h-10" />}
      {data?.length === 0 && <p className="hint">{stayWords.noOthers}</p>}
      {data && data.length > 0 && <StayList stays={data} />}
      {all?.length === OTHERS_MAX && <p className="hint">{stayWords.othersMost}</p>}
    </section>
  );
}
