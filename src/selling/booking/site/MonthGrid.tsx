import { useId } from 'react';
import { calendarWords, countWords, nightPriceWords as words } from '@/words/visitors';
import { dayName, partOfStay, within, type ChosenStay } from '@/selling/booking/stay-days';
import { monthLabel } from '@/basics/time/dates';
import { dayAfterKey } from '@/basics/time/day-after-key';
import { useMoney } from '@/content/store/queries/use-money';
import type { NightPrice } from '@/selling/prices/stay-quote';
import { formatNumber } from '@/basics/rules/numbers';
import type { useMoon } from '@/hotel/moon/view/use-moon';
import { isRightToLeft } from '@/ui/reading-direction';

type Props = {
  month: string;
  weeks: readonly (readonly (string | undefined)[])[];
  /** The day that the Tab key focuses. */
  cursor: string;
  today: string;
  last: string;
  stay: ChosenStay;
  full: readonly string[];
  Moon: ReturnType<typeof useMoon>;
  /** Returns the price of a night; undefined if all nights cost the same. */
  priced: ((day: string) => NightPrice | undefined) | undefined;
  isLoading: boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** Follows the WAI-ARIA date picker: Tab focuses one day, arrow keys move to others. */
export function MonthGrid(props: Props) {
  const { month, weeks, cursor, today, last, stay, full, Moon, priced, isLoading } = props;
  const { onMove, onChoose } = props;
  const money = useMoney();
  const labelId = useId();

  function cell(day: string) {
    const isFull = full.includes(day);
    const part = partOfStay(day, stay);
    const price = priced?.(day);
    const button = (
      <button
        type="button"
        data-day={day}
        data-full={isFull || undefined}
        data-no-arrival={price?.arrive === false || undefined}
        disabled={day < today || day > last}
        tabIndex={day === cursor ? 0 : -1}
        aria-label={dayName(day, isFull, part, Moon?.phaseName(day), said(price))}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onChoose(day)}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, day, isRightToLeft());
          if (!next) return;
          event.preventDefault();
          onMove(within(next, today, last));
        }}
      >
        <span>{Number(day.slice(8))}</span>
        {Moon && <Moon.NightMoon night={day} />}
      </button>
    );
    if (!price) return button;
    return (
      <>
        {button}
        <ShownPrice price={price.price} />
      </>
    );
  }

  function said(price: NightPrice | undefined): (string | false)[] {
    if (!price) return [];
    const { arrive, min_nights: least } = price;
    const isLong = least !== null && least > 1;
    return [
      money(price.price),
      isLong && words.orMore(countWords.nightsInText(least)),
      !arrive && words.noArrival,
    ];
  }

  return (
    <div>
      <p className="calendar-month" id={labelId} aria-live="polite">
        {monthLabel(month)}
      </p>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern
        role="grid"
        aria-labelledby={labelId}
        aria-busy={isLoading || undefined}
        data-priced={priced && ''}
      >
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

/** Largest number of characters that fit below a day; longer prices lose the currency sign. */
const SHORT_MAX = 5;

/** A price below a day. Screen readers skip it, because the button's name includes the price. */
function ShownPrice({ price }: { price: number }) {
  const money = useMoney();
  const rounded = Math.round(price);
  const text = money(rounded);
  return (
    <small className="night-price" aria-hidden="true">
      {text.length > SHORT_MAX ? formatNumber(rounded) : text}
    </small>
  );
}
