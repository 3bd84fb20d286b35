import { FindForm } from '@/hotel/desk/admin/FindForm';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { formatDate, hotelToday } from '@/hotel/time/dates';
import { UntoldList } from '@/hotel/reservations/admin/UntoldList';
import { useUntold } from '@/hotel/reservations/staff-queries/untold';
import { useToday } from '@/hotel/today/staff-queries/today';
import type { TodayList as List } from '@/hotel/today/staff-queries/today';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { inboxWords, partWords, todayWords } from '@/words/staff';
import { FreeNights } from './FreeNights';
import { TodayFigures } from './TodayFigures';
import { TodayList } from './TodayList';

/** In the order of a morning, in two columns where there is room. */
const COLUMNS: readonly (readonly List[])[] = [
  ['cancelled', 'asking', 'arriving', 'leaving'],
  ['waiting', 'unmarked', 'staying'],
];
/** Lists that are shown only while somebody is on them. */
const RARE: ReadonlySet<List> = new Set(['cancelled', 'asking', 'unmarked']);

/** The day at the desk: who comes, goes and stays, who waits for an answer, and what is free. */
export function TodaySection() {
  const { day, isFailed, retry } = useToday();
  const untold = useUntold();
  return (
    <section className="today" aria-labelledby="today">
      <div className="today-head">
        <h2 id="today">
          {todayWords.title} <small>{formatDate(day?.today ?? hotelToday())}</small>
        </h2>
        <FindForm />
      </div>
      {isFailed && (
        <div className="card list-failed">
          <p>{todayWords.failed}</p>
          <Button variant="ghost" size="small" onClick={retry}>
            {inboxWords.retry}
          </Button>
        </div>
      )}
      {!isFailed && !day && (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {todayWords.loading}
          </p>
          <Skeleton className="h-24 rounded-3" />
          <Skeleton className="mt-4 h-72 rounded-3" />
        </div>
      )}
      {day && (
        <StaffPart name={partWords.today} data={[day]}>
          <TodayFigures day={day} />
          <UntoldList />
          <div className="today-lists">
            {COLUMNS.map((lists) => (
              <div key={lists[0]}>
                {lists.map((list) => {
                  const stays = day.stays.filter((stay) => stay.list === list);
                  if (stays.length === 0 && RARE.has(list)) return null;
                  return (
                    <TodayList
                      key={list}
                      list={list}
                      stays={stays}
                      today={day.today}
                      waiting={day.waiting}
                      untold={untold}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        </StaffPart>
      )}
      {day && (
        <StaffPart name={partWords.freeNights} data={[day]}>
          <FreeNights rooms={day.rooms} from={day.today} />
        </StaffPart>
      )}
    </section>
  );
}
