import { isDone } from '@/hotel/today/next-steps';
import type { TodayView } from '@/hotel/today/staff-queries/today';
import { todayWords } from '@/words/staff';

/** Four figures of the day: to come, to go, in the house, free tonight. */
export function TodayFigures({ day: { stays, rooms } }: { day: TodayView }) {
  const arriving = stays.filter(({ list }) => list === 'arriving');
  const leaving = stays.filter(({ list }) => list === 'leaving');
  const arrived = arriving.filter(({ reservation }) => reservation.status === 'checked_in');
  const left = leaving.filter(isDone);
  // A stay may stand in two lists, and is one.
  const inHouse = new Set(
    stays
      .filter(({ reservation }) => reservation.status === 'checked_in')
      .map(({ reservation }) => reservation.id),
  );
  const toLeave = leaving.length - left.length;
  const free = rooms.reduce((sum, room) => sum + (room.free[0] ?? 0), 0);
  const figures = [
    {
      label: todayWords.toCome,
      value: arriving.filter((stay) => !isDone(stay)).length,
      done: arrived.length > 0 && todayWords.done.arrived(arrived.length),
    },
    {
      label: todayWords.toLeave,
      value: toLeave,
      done: left.length > 0 && todayWords.done.left(left.length),
    },
    {
      label: todayWords.inHouse,
      value: inHouse.size,
      // Their rooms may be free tonight, and are not yet.
      done: toLeave > 0 && todayWords.done.leaving(toLeave),
    },
    { label: todayWords.freeTonight, value: free, done: false },
  ];
  return (
    <dl className="today-figures">
      {figures.map(({ label, value, done }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {done && <small> {done}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
