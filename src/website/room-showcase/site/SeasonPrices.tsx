import { NO_END } from '@/selling/prices/night-price';
import type { PricePeriod } from '@/content/schema/price-rules';
import { pricesIn } from '@/selling/rooms/room-rules';
import { addDays, partsOf } from '@/basics/time/dates';
import { Text } from '@/ui/Text';
import {
  calendarWords,
  countWords,
  dateWords,
  roomsWords,
  seasonWords as words,
} from '@/words/visitors';
import './seasons.css';

/** Largest number of periods in the list; the calendar shows further ones. */
const SHOWN = 6;

type Props = {
  periods: readonly PricePeriod[];
  /** Price of nights outside all periods; undefined if the coming year has none. */
  nightly: number | undefined;
  money: (amount: number) => string;
};

/** Night prices of the next seasons; prerendered, so readable without JavaScript. */
export function SeasonPrices({ periods, nightly, money }: Props) {
  const next = periods.toSorted((a, b) => (a.fromNight < b.fromNight ? -1 : 1)).slice(0, SHOWN);
  return (
    <section aria-labelledby="seasons">
      <h2 className="h3 mt-12" id="seasons">
        {words.title}
      </h2>
      <table className="seasons">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.season}</th>
            <th scope="col">{words.least}</th>
            <th scope="col">{roomsWords.perNight}</th>
          </tr>
        </thead>
        <tbody>
          {next.map((period) => {
            const { id, name, fromNight, toNight, weekdays, minNights } = period;
            const isLong = minNights !== null && minNights > 1;
            return (
              <tr key={id}>
                <th scope="row">
                  <Text as="span" of={name} />{' '}
                  <small>
                    {[
                      weekdays?.map((day) => calendarWords.weekdays[day - 1]?.[1]).join(', '),
                      toNight === NO_END ||
                        `${written(fromNight)} – ${written(addDays(toNight, -1))}`,
                    ]
                      .filter((part) => typeof part === 'string')
                      .join(', ')}
                  </small>
                </th>
                <td>{isLong && words.orMore(countWords.nightsInText(minNights))}</td>
                <td>{spanIn(pricesIn(period).map(money))}</td>
              </tr>
            );
          })}
          {nightly !== undefined && (
            <tr>
              <th scope="row" colSpan={2}>
                {words.other}
              </th>
              <td>{money(nightly)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the lowest and the highest of sorted prices as one text. */
function spanIn(prices: readonly string[]): string {
  return [...new Set([prices[0], prices.at(-1)])].join(' – ');
}

function written(date: string): string {
  const { day, month, year } = partsOf(date);
  return dateWords.dayOfYear(day, month, year);
}
