import { numberWords } from '../../words/visitors.ts';
import { SERVICE_FEE_PERCENT } from './limits.ts';
import { isSignAfterAmount, type CurrencySign } from './currency.ts';
import { formatNumber, type NumberWords } from './numbers.ts';

/** A percentage added to the room price of every stay: a fee of the hotel or a tax. */
export type Charge = {
  id: string;
  kind: 'fee' | 'tax';
  /** The charge's name; '' for "Service fee", which each language translates. */
  name: string;
  percent: number;
  /** Rounds half up, to whole units of the currency or to cents. */
  rounding: 'whole' | 'cent';
};
export type Charged = Charge & {
  amount: number;
  /** Translations of `name` by language code. */
  names?: Readonly<Record<string, string>> | undefined;
};

/** The charge of a hotel that has defined none (specification 9). */
export const SERVICE_FEE: Charge = {
  id: 'fee',
  kind: 'fee',
  name: '',
  percent: SERVICE_FEE_PERCENT,
  rounding: 'whole',
};

export type StayPrice = {
  price: number;
  fee: number;
  tax: number;
  charges: Charged[];
  total: number;
};

/** Computes a stay's room price, charges and total as the database does (specification 9). */
export function stayPrice(nightly: number, nights: number, added: readonly Charge[]): StayPrice {
  const price = toCents(nightly * nights);
  const charges = added.map((charge) => ({ ...charge, amount: amountOf(charge, price) }));
  const sum = (kind: Charge['kind']) =>
    toCents(charges.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0));
  const [fee, tax] = [sum('fee'), sum('tax')];
  return { price, fee, tax, charges, total: toCents(price + fee + tax) };
}

/** Calculates in whole numbers: `1.15 × 50` is 57.49… as a fraction. Equals `private.charged`. */
function amountOf({ percent, rounding }: Charge, price: number): number {
  const step = rounding === 'whole' ? 100 : 1;
  const whole = 20_000 * step;
  const parts = 2 * Math.round(price * 100) * Math.round(percent * 100) + whole / 2;
  return ((parts - (parts % whole)) / whole) * (step / 100);
}

/** Returns the rounded mean of room prices; 0 without rooms (checklist K-06, K-08). */
export function averagePrice(prices: readonly number[]): number {
  if (prices.length === 0) return 0;
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
}

/** Formats a price: `$129`, `$129.50`, `−$5`. Shows cents only if there are any. */
export function formatPrice(
  amount: number,
  sign: CurrencySign,
  words: NumberWords = numberWords,
  decimals = Number.isInteger(amount) ? 0 : 2,
): string {
  const written = formatNumber(Math.abs(amount), decimals, words);
  const price = isSignAfterAmount(sign) ? written + sign : words.money(written, sign);
  return amount < 0 ? `−${price}` : price;
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
