import { memo } from 'react';
import { useMoney } from '@/content/store/queries/use-money';
import { periodOf, priceOn, isoWeekday } from '@/selling/prices/night-price';
import type { PricePeriod } from '@/content/schema/price-rules';
import type { Room } from '@/content/schema/room';
import { formatNumber } from '@/basics/rules/numbers';
import { addDays, formatDate, monthLabel } from '@/basics/time/dates';
import { monthOf, weeksOf } from '@/basics/time/month';
import { cn } from '@/lib/cn';
import { calendarWords } from '@/words/visitors';
import { pricesWords as words } from '@/words/staff';

/** A selection of nights, including the first and the last. */
export type NightRange = { first: string; last: string };

export type PriceYearProps = {
  months: readonly string[];
  today: string;
  room: Room;
  periods: readonly PricePeriod[];
  /** Called with the marked nights when the pointer is released or Enter is pressed. */
  onMark: (nights: NightRange) => void;
};

const FRIDAY = 5;

const SATURDAY = 6;

type MonthProps = Omit<PriceYearProps, 'months' | 'onMark'> & {
  month: string;
  /** The night that the Tab key focuses; '' in other months. */
  place: string;
  first: string;
  last: string;
};

// Memoised: dragging re-renders the year, but most months stay unchanged.
export const Month = memo(function Month({
  month,
  today,
  room,
  periods,
  place,
  first,
  last,
}: MonthProps) {
  const money = useMoney();
  const shown = periods.filter(
    ({ fromNight, toNight }) => fromNight <= `${month}-31` && toNight > `${month}-01`,
  );
  const id = `prices-${month}`;
  const costOf = (night: string) => {
    const period = periodOf(shown, night);
    return { period, price: period ? priceOn(period, night) : room.price };
  };
  // Each price appears on the first of its nights in each month. The base price is shown above.
  return (
    <section className="price-month">
      <h3
        className="not-print:max-md:hidden mb-[0.4rem] font-normal text-[1.125rem] leading-[1.3] font-display"
        id={id}
      >
        {monthLabel(month)}
      </h3>
      <table className="w-full border-separate border-spacing-0 table-fixed" aria-labelledby={id}>
        <thead>
          <tr>
            {calendarWords.weekdays.map(([short, long]) => (
              <th
                className="py-[0.2rem] text-ink-3 text-[0.75rem] font-normal text-center"
                key={long}
                scope="col"
                abbr={long}
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter((week) => week.some(Boolean))
            .map((week, row) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                {week.map((night, column) => {
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a day of another month
                  if (!night) return <td key={column} />;
                  const { period, price } = costOf(night);
                  const day = isoWeekday(night);
                  const before = addDays(night, -1);
                  const previous = monthOf(before) === month ? costOf(before) : undefined;
                  const begins = period && previous?.period !== period;
                  const isNew = begins || (period && previous?.price !== price);
                  return (
                    <td
                      key={night}
                      className={cn(
                        (day === FRIDAY || day === SATURDAY) && 'weekend',
                        night < today && 'past',
                      )}
                    >
                      <button
                        className="relative grid content-center w-full rounded-1 text-ink-2 text-[0.6875rem] tabular-nums leading-[1.25] text-center touch-pan-y h-full hover:[box-shadow:inset_0_0_0_1px_var(--line-strong)] aria-pressed:[box-shadow:inset_0_0_0_2px_var(--brand)]"
                        type="button"
                        data-night={night}
                        data-hue={period && hueOf(periods, period)}
                        tabIndex={night === place ? 0 : -1}
                        aria-current={night === today ? 'date' : undefined}
                        aria-pressed={first !== '' && first <= night && night <= last}
                        title={period?.name}
                      >
                        <span className="sr-only">
                          {words.night(formatDate(night), money(price), period?.name)}
                        </span>
                        <b aria-hidden="true">{Number(night.slice(8))}</b>
                        <span
                          className="amount overflow-hidden text-[0.8125rem] text-ellipsis whitespace-nowrap"
                          aria-hidden="true"
                        >
                          {isNew && formatNumber(price, Number.isInteger(price) ? 0 : 2)}
                        </span>
                        {begins && (
                          <small
                            className="absolute end-1 text-ink-2 text-[0.625rem] [inset-block-start:0.1rem]"
                            aria-hidden="true"
                          >
                            {letterOf(periods, period)}
                          </small>
                        )}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
      {shown.length > 0 && (
        <p
          className="price-names flex flex-wrap gap-x-[0.9rem] gap-y-1 text-ink-2 text-xs mt-[0.4rem]"
          aria-hidden="true"
        >
          {shown.map((period) => (
            <span key={period.id}>
              <PeriodMark periods={periods} period={period} />
              <span dir="auto">{period.name}</span>
            </span>
          ))}
        </p>
      )}
    </section>
  );
});

type MarkProps = { periods: readonly PricePeriod[]; period: PricePeriod };

export function PeriodMark({ periods, period }: MarkProps) {
  return (
    <span
      className="price-mark inline-grid flex-none place-items-center rounded-1 bg-[var(--hue)] px-1 font-[550] text-ink"
      data-hue={hueOf(periods, period)}
      aria-hidden="true"
    >
      {letterOf(periods, period)}
    </span>
  );
}

const HUES = 6;

const LETTERS = 26;

function hueOf(periods: readonly PricePeriod[], { id }: PricePeriod): number {
  return periods.findIndex((one) => one.id === id) % HUES;
}

/** Returns the period's letter: A to Z, then A2, B2 … */
function letterOf(periods: readonly PricePeriod[], { id }: PricePeriod): string {
  const place = periods.findIndex((one) => one.id === id);
  const round = Math.floor(place / LETTERS);
  return String.fromCodePoint(65 + (place % LETTERS)) + (round > 0 ? String(round + 1) : '');
}
