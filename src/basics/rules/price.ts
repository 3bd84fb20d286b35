import { numberWords } from '../../words/visitors.ts';
import { SERVICE_FEE_PERCENT } from './limits.ts';
import { isSignAfterAmount, type CurrencySign } from './currency.ts';
import { formatNumber, type NumberWords } from './numbers.ts';

/** What is added to every stay in percent of its room price: the house's fee, or a tax. */
export type Charge = {
  id: string;
  kind: 'fee' | 'tax';
  /** '' for "Service fee", as each language has it. */
  name: string;
  percent: number;
  /** Half up, to whole ones of the currency or to the cent. */
  rounding: 'whole' | 'cent';
};
export type Charged = Charge & {
  amount: number;
  /** Its name in the languages it is translated into. */
  names?: Readonly<Record<string, string>> | undefined;
};

/** Of a house that has written none of its own (specification 9). */
export const SERVICE_FEE: Charge = {
  id: 'fee',
  kind: 'fee',
  name: '',
  percent: SERVICE_FEE_PERCENT,
  rounding: 'whole',
};

/** All in the hotel's currency. */
export type StayPrice = {
  price: number;
  fee: number;
  tax: number;
  charges: Charged[];
  total: number;
};

/**
 * Room price for the stay, what is added to it and total (specification 9).
 * The database computes the same from the stored room; this is what the visitor is shown.
 * @param nightly dollars per night @param nights 1…10
 */
export function stayPrice(nightly: number, nights: number, added: readonly Charge[]): StayPrice {
  const price = toCents(nightly * nights);
  const charges = added.map((charge) => ({ ...charge, amount: amountOf(charge, price) }));
  const sum = (kind: Charge['kind']) =>
    toCents(charges.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0));
  const [fee, tax] = [sum('fee'), sum('tax')];
  return { price, fee, tax, charges, total: toCents(price + fee + tax) };
}

/** As `private.charged` has it. In whole numbers: `1.15 × 50` is 57.49 in a browser's fractions. */
function amountOf({ percent, rounding }: Charge, price: number): number {
  const step = rounding === 'whole' ? 100 : 1;
  const whole = 20_000 * step;
  const parts = 2 * Math.round(price * 100) * Math.round(percent * 100) + whole / 2;
  return ((parts - (parts % whole)) / whole) * (step / 100);
}

/** Rounded mean room price in dollars; 0 without rooms, never NaN (checklist K-06, K-08). */
export function averagePrice(prices: readonly number[]): number {
  if (prices.length === 0) return 0;
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
}

/** `$129`, `$129.50`: cents only where there are any. @param sign the hotel's; nothing is converted */
export function formatPrice(
  amount: number,
  sign: CurrencySign,
  words: NumberWords = numberWords,
  decimals = Number.isInteger(amount) ? 0 : 2,
): string {
  const written = formatNumber(amount, decimals, words);
  return isSignAfterAmount(sign) ? written + sign : words.money(written, sign);
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
