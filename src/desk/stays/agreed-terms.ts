import type { Extra } from '../../content/schema/price-rules.ts';
import { agreedNights, chargesOf } from '../../selling/prices/stay-amounts.ts';
import type { StayQuote } from '../../selling/prices/stay-quote.ts';
import { chosenExtras, type StayTerms } from '../../selling/prices/stay-terms.ts';
import type { Reservation } from './reservation.ts';

type Agreed = Reservation['extras'];

export function countsOf(extras: Agreed): StayTerms['extras'] {
  return Object.fromEntries(extras.map(({ id, count }) => [id, count]));
}

/** Returns the extras to choose. Extras that the stay has show no list price but the agreed one. */
export function choicesOf(extras: readonly Extra[], agreed: Agreed) {
  const offered = extras.filter(({ obligatory }) => !obligatory);
  const has = (one: { id: string }) => agreed.some(({ id }) => id === one.id);
  return [
    ...offered.map((extra) => (has(extra) ? { ...extra, price: undefined } : extra)),
    ...agreed
      .filter(({ id }) => offered.every((extra) => extra.id !== id))
      .map(({ id, name, count }) => ({ id, name, most: count })),
  ];
}

/** Lists a draft's extras, to compare them with another user's. */
export function extrasShown(value: unknown, offered: readonly Extra[]): string {
  // The cast is safe, because the field `extras` has only such values.
  return chosenExtras(value as StayTerms['extras'])
    .map(({ id, count }) => `${count} × ${offered.find((one) => one.id === id)?.name ?? id}`)
    .join(', ');
}

/** The stay's agreed price in the form of a quote. */
export function agreedQuote(stay: Reservation): StayQuote {
  const { price, fee, tax, total, extras, discount } = stay;
  const charges = [...chargesOf(stay)];
  const nights = agreedNights(stay).map((amount) => ({ night: null, amount, period: null }));
  return { nights, price, fee, tax, charges, extras, total, discount, rule: null };
}
