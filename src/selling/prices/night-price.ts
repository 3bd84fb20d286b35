import { addDays, daysBetween, weekday } from '../../basics/time/dates.ts';
import type { PeriodDraft, PricePeriod } from '../../content/schema/price-rules.ts';

/** The `toNight` of a period without end. */
export const NO_END = '3000-01-01';

/** Returns the ISO weekday: 1 for Monday to 7 for Sunday. */
export function isoWeekday(night: string): number {
  return weekday(night) || 7;
}

type Span = Pick<PricePeriod, 'fromNight' | 'toNight' | 'weekdays'>;

/** True if a period includes a night (`private.covers`); a shorter period may override it. */
export function covers({ fromNight, toNight, weekdays }: Span, night: string): boolean {
  const isWithin = fromNight <= night && night < toNight;
  return isWithin && (weekdays === null || weekdays.includes(isoWeekday(night)));
}

/** Returns the period for a night: the shortest that covers it, as in `private.nights_priced`. */
export function periodOf<P extends Span>(periods: readonly P[], night: string): P | undefined {
  const length = ({ fromNight, toNight }: P) => daysBetween(fromNight, toNight);
  return periods
    .filter((period) => covers(period, night))
    .toSorted((a, b) => length(a) - length(b))[0];
}

/** Returns the period's price of a night, for the guests that the room's price includes. */
export function priceOn(
  { price, weekdayPrices }: Pick<PricePeriod, 'price' | 'weekdayPrices'>,
  night: string,
): number {
  const prices: Partial<Record<string, number>> = weekdayPrices;
  return prices[isoWeekday(night)] ?? price;
}

/** The number of nights for which the effect of a period without end is calculated. */
const EFFECT_NIGHTS = 365;

/**
 * Counts how many coming nights change from which price to which.
 * @param id of the stored period that the draft replaces, if any
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

/** Adds a percentage to a price; rounds half up to cents, as the database does. */
export function withPercent(price: number, percent: number): number {
  const cents = Math.round(price * 100) * Math.round((100 + percent) * 100);
  return Math.round(cents / 10_000) / 100;
}
