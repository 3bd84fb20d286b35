import { Link } from 'react-router-dom';
import { addDays, dayAndMonth, formatDate, weekday } from '@/hotel/time/dates';
import { PATH } from '@/hotel/rules/paths';
import type { TodayView } from '@/hotel/today/staff-queries/today';
import { freeNightsWords } from '@/words/staff';

type Props = { rooms: TodayView['rooms']; from: string };

/** How many of each room are free on each of the next nights; pushed sideways on phones. */
export function FreeNights({ rooms, from }: Props) {
  const nights = (rooms[0]?.free ?? []).map((_, ahead) => addDays(from, ahead));
  if (nights.length === 0) return null;
  const all = nights.map((_, at) => rooms.reduce((sum, { free }) => sum + (free[at] ?? 0), 0));
  return (
    <section className="free-nights" aria-labelledby="free-nights">
      <header>
        <h3 id="free-nights">{freeNightsWords.title}</h3>
        <p>{freeNightsWords.text}</p>
        <Link to={PATH.adminCalendar}>{freeNightsWords.calendar}</Link>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within a keyboard's reach */}
      <div className="free-nights-frame" role="group" aria-labelledby="free-nights" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{freeNightsWords.room}</th>
              {nights.map((night, at) => (
                <th key={night} scope="col" data-weekend={weekday(night) > 4 || undefined}>
                  <span className="sr-only">{formatDate(night)}</span>
                  <span aria-hidden="true">
                    {at === 0 ? freeNightsWords.tonight : freeNightsWords.weekdays[weekday(night)]}
                    <b>{dayAndMonth(night)}</b>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rooms.map(({ id, name, free }) => row(id, name, free))}</tbody>
          {rooms.length > 1 && <tfoot>{row('all', freeNightsWords.all, all)}</tfoot>}
        </table>
      </div>
    </section>
  );
}

function row(id: string, name: string, free: readonly number[]) {
  return (
    <tr key={id}>
      <th scope="row">{name}</th>
      {free.map((count, at) => (
        // A night has its place, and nothing else that names it.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} data-full={count === 0 || undefined}>
          {count === 0 ? freeNightsWords.full : count}
        </td>
      ))}
    </tr>
  );
}
