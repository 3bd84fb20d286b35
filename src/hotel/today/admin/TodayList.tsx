import { Link } from 'react-router-dom';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PATH } from '@/hotel/rules/paths';
import type { Untold } from '@/hotel/reservations/staff-queries/untold';
import type { TodayList as List, TodayStay } from '@/hotel/today/staff-queries/today';
import { partWords, todayWords } from '@/words/staff';
import { TodayRow } from './TodayRow';

type Props = {
  list: List;
  stays: readonly TodayStay[];
  today: string;
  /** How many requests wait in all. */
  waiting: number;
  /** Whose guests were not told yet. */
  untold: readonly Untold[];
};

/** One list of the day. */
export function TodayList({ list, stays, today, waiting, untold }: Props) {
  const { title, none, hint }: { title: string; none: string; hint?: string } =
    todayWords.lists[list];
  const hasMore = list === 'waiting' && waiting > stays.length;
  return (
    <section className="today-list" aria-labelledby={`today-${list}`}>
      <h3 id={`today-${list}`}>
        {title} {stays.length > 0 && <small>{list === 'waiting' ? waiting : stays.length}</small>}
      </h3>
      {hint && <p className="today-none">{hint}</p>}
      {stays.length === 0 ? (
        <p className="today-none">{none}</p>
      ) : (
        <ul>
          {stays.map((stay) => (
            <StaffPart
              key={stay.reservation.id}
              name={partWords.entry}
              as="item"
              data={[stay.reservation]}
            >
              <TodayRow
                stay={stay}
                today={today}
                untold={untold.find(({ id }) => id === stay.reservation.id)}
              />
            </StaffPart>
          ))}
        </ul>
      )}
      {hasMore && (
        <Link className="today-more" to={`${PATH.adminReservations}?status=new`}>
          {todayWords.allWaiting(waiting)}
        </Link>
      )}
    </section>
  );
}
