import { daysBetween, weekday } from '../time/dates.ts';
import type { PricePeriod } from './prices.ts';

/** ISO: 1 is Monday, 7 Sunday. */
export function isoWeekday(night: string): number {
  return weekday(night) || 7;
}

/** The period that says what a night costs: the shortest over it, as `private.nights_priced` has it. */
export function periodOf<P extends Pick<PricePeriod, 'fromNight' | 'toNight'>>(
  periods: readonly P[],
  night: string,
): P | undefined {
  const length = ({ fromNight, toNight }: P) => daysBetween(fromNight, toNight);
  return periods
    .filter(({ fromNight, toNight }) => fromNight <= night && night < toNight)
    .toSorted((a, b) => length(a) - length(b))[0];
}

/** What a period asks for a night, for the guests that a room includes. */
export function priceOn(
  { price, weekdayPrices }: Pick<PricePeriod, 'price' | 'weekdayPrices'>,
  night: string,
): number {
  const prices: Partial<Record<string, number>> = weekdayPrices;
  return prices[isoWeekday(night)] ?? price;
}

/** So much more or less than a price, to the cent, rounded half up as the database rounds. */
export function withPercent(price: number, percent: number): number {
  const cents = Math.round(price * 100) * Math.round((100 + percent) * 100);
  return Math.round(cents / 10_000) / 100;
}
