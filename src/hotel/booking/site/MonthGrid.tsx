import type { RefObject } from 'react';
import { calendarWords } from '@/words/visitors';
import { dayName } from '@/hotel/booking/stay-sentences';
import { partOfStay } from '@/hotel/booking/stay-days';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import { monthOf, weeksOf } from '@/hotel/time/month';
import { isRightToLeft } from '@/ui/reading-direction';
import { dayAfterKey } from './day-keys';

type Props = {
  grid: RefObject<HTMLTableElement | null>;
  /** Id of what names the month. */
  labelId: string;
  /** The day that Tab reaches; its month is shown. */
  cursor: string;
  /** The first and the last day that can be chosen. */
  today: string;
  last: string;
  stay: ChosenStay;
  full: readonly string[];
  isLoading: boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** One month of days (WAI-ARIA date picker): one of them is reached by Tab, arrows go to the others. */
export function MonthGrid(props: Props) {
  const { grid, labelId, cursor, today, last, stay, full, isLoading, onMove, onChoose } = props;

  function cell(day: string) {
    const isFull = full.includes(day);
    const part = partOfStay(day, stay);
    return (
      <button
        type="button"
        data-day={day}
        data-full={isFull || undefined}
        disabled={day < today || day > last}
        tabIndex={day === cursor ? 0 : -1}
        aria-label={dayName(day, isFull, part)}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onChoose(day)}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, day, today, last, isRightToLeft());
          if (!next) return;
          event.preventDefault();
          onMove(next);
        }}
      >
        {Number(day.slice(8))}
      </button>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern
    <table ref={grid} role="grid" aria-labelledby={labelId} aria-busy={isLoading || undefined}>
      <thead>
        <tr>
          {calendarWords.weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(cursor)).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td
                key={weekday}
                aria-selected={day ? partOfStay(day, stay) !== undefined : undefined}
                data-part={day && partOfStay(day, stay)}
              >
                {day && cell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
