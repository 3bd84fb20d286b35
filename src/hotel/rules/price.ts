import { numberWords } from '../../words/visitors.ts';
import { SERVICE_FEE_PERCENT } from './limits.ts';
import { standsBehind, type CurrencySign } from './currency.ts';
import { formatNumber, type NumberWords } from './numbers.ts';

/** All in the hotel's currency. */
export type StayPrice = { price: number; fee: number; total: number };

/**
 * Room price for the stay, service fee and total (specification 9).
 * The database computes the same from the stored room; this is what the visitor is shown.
 * @param nightly dollars per night @param nights 1…10
 */
export function stayPrice(nightly: number, nights: number): StayPrice {
  const price = toCents(nightly * nights);
  const fee = Math.round((price * SERVICE_FEE_PERCENT) / 100);
  return { price, fee, total: toCents(price + fee) };
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
  return standsBehind(sign) ? written + sign : words.money(written, sign);
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
