import { addDays } from '../../basics/time/dates.ts';
import { covers, priceOn } from '../prices/night-price.ts';
import type { PricePeriod, Prices, PriceSpan } from '../../content/schema/price-rules.ts';

/** The fields of a room that affect its prices. */
type Priced = {
  id: string;
  price: number;
  capacity: number;
  guestsIncluded: number | null;
  extraGuestPrice: number;
};

export function periodsOf({ id }: Pick<Priced, 'id'>, { periods }: Prices): PricePeriod[] {
  return periods.filter(({ roomId }) => roomId === id);
}

/** True if a stay can cost other than nights times base price (decision 0060). */
export function hasRules(room: Priced, prices: Prices): boolean {
  return (
    prices.codes ||
    [prices.discounts, prices.extras, prices.bands, periodsOf(room, prices)].some(
      ({ length }) => length > 0,
    ) ||
    ((room.guestsIncluded ?? room.capacity) < room.capacity && room.extraGuestPrice > 0)
  );
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Returns the different prices of a period in US dollars, ascending. */
export function pricesIn(period: PricePeriod): number[] {
  const nights = WEEK.map((ahead) => addDays(period.fromNight, ahead));
  const amounts = nights.filter((day) => covers(period, day)).map((day) => priceOn(period, day));
  return [...new Set(amounts)].toSorted((a, b) => a - b);
}

/** Returns the room's lowest and highest price per night, as calculated by the database. */
export function priceSpan(
  { id, price }: Pick<Priced, 'id' | 'price'>,
  { spans }: Prices,
): Omit<PriceSpan, 'id'> {
  return spans.find((span) => span.id === id) ?? { low: price, high: price, own: true };
}
