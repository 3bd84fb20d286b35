import { useId } from 'react';
import { calendarWords } from '@/words/visitors';
import { dayName } from '@/hotel/booking/stay-sentences';
import { partOfStay } from '@/hotel/booking/stay-days';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import { monthLabel } from '@/hotel/time/dates';
import { isRightToLeft } from '@/ui/reading-direction';
import { dayAfterKey } from './day-keys';

type Props = {
  month: string;
  /** Of the month, those that are drawn. */
  weeks: readonly (readonly (string | undefined)[])[];
  /** The day that Tab reaches. */
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
  const { month, weeks, cursor, today, last, stay, full, isLoading, onMove, onChoose } = props;
  const labelId = useId();

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
    <div>
      <p className="calendar-month" id={labelId} aria-live="polite">
        {monthLabel(month)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern */}
      <table role="grid" aria-labelledby={labelId} aria-busy={isLoading || undefined}>
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
          {weeks.map((week, index) => (
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
    </div>
  );
}
