/** Currency signs that a hotel can choose, with ISO 4217 codes. Prices are never converted. */
export const CURRENCIES = {
  $: 'USD',
  US$: 'USD',
  '៛': 'KHR',
  '€': 'EUR',
  '£': 'GBP',
  '฿': 'THB',
  '₫': 'VND',
  A$: 'AUD',
  S$: 'SGD',
  'CN¥': 'CNY',
} as const;
export type CurrencySign = keyof typeof CURRENCIES;

// `Object.keys` returns plain strings, so the cast restores the type of the keys.
export const CURRENCY_SIGNS = Object.keys(CURRENCIES) as CurrencySign[];

const SIGNS_AFTER_AMOUNT: readonly CurrencySign[] = ['៛', '₫'];

export function isSignAfterAmount(sign: CurrencySign): boolean {
  return SIGNS_AFTER_AMOUNT.includes(sign);
}
