import { addDays, daysBetween, weekday } from '../../basics/time/dates.ts';
import type { PeriodDraft, PricePeriod } from '../../content/schema/price-rules.ts';

/** A period until then goes on for ever. */
export const NO_END = '3000-01-01';

/** ISO: 1 is Monday, 7 Sunday. */
export function isoWeekday(night: string): number {
  return weekday(night) || 7;
}

type Span = Pick<PricePeriod, 'fromNight' | 'toNight' | 'weekdays'>;

/** Whether a period says the price of a night, if none that is shorter does (`private.covers`). */
export function covers({ fromNight, toNight, weekdays }: Span, night: string): boolean {
  const isWithin = fromNight <= night && night < toNight;
  return isWithin && (weekdays === null || weekdays.includes(isoWeekday(night)));
}

/** The period that says what a night costs: the shortest over it, as `private.nights_priced` has it. */
export function periodOf<P extends Span>(periods: readonly P[], night: string): P | undefined {
  const length = ({ fromNight, toNight }: P) => daysBetween(fromNight, toNight);
  return periods
    .filter((period) => covers(period, night))
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

/** No further ahead are the nights told that a period without an end changes. */
const EFFECT_NIGHTS = 365;

/**
 * What a period changes for its room: how many nights to come cost what now, and what then.
 * @param id of the stored period that it replaces, if it does
 */
export function priceEffect(
  room: { id: string; price: number },
  stored: readonly PricePeriod[],
  draft: PeriodDraft,
  today: string,
  id?: string,
): { nights: number; before: number; after: number }[] {
  const now = stored.filter(({ roomId }) => roomId === room.id);
  const then = [...now.filter((period) => period.id !== id), draft];
  const touched = [draft, ...now.filter((period) => period.id === id)];
  const first = touched.map(({ fromNight }) => fromNight).toSorted()[0] ?? today;
  const begin = first > today ? first : today;
  const costs = (periods: readonly PeriodDraft[], night: string) => {
    const period = periodOf(periods, night);
    return period ? priceOn(period, night) : room.price;
  };
  const counted = new Map<string, { nights: number; before: number; after: number }>();
  for (let ahead = 0; ahead < EFFECT_NIGHTS; ahead += 1) {
    const night = addDays(begin, ahead);
    if (!touched.some((period) => covers(period, night))) continue;
    const [before, after] = [costs(now, night), costs(then, night)];
    const one = counted.get(`${before} ${after}`) ?? { nights: 0, before, after };
    counted.set(`${before} ${after}`, { ...one, nights: one.nights + 1 });
  }
  return [...counted.values()];
}

/** So much more or less than a price, to the cent, rounded half up as the database rounds. */
export function withPercent(price: number, percent: number): number {
  const cents = Math.round(price * 100) * Math.round((100 + percent) * 100);
  return Math.round(cents / 10_000) / 100;
}
