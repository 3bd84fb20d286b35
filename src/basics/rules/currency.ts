/** Signs that prices may bear, each with its currency's code (ISO 4217). Nothing is ever converted. */
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

// The keys are literally those of the object above; Object.keys only loses their names.
export const CURRENCY_SIGNS = Object.keys(CURRENCIES) as CurrencySign[];

/** Written behind the amount in every language. */
const SIGNS_AFTER_AMOUNT: readonly CurrencySign[] = ['៛', '₫'];

export function isSignAfterAmount(sign: CurrencySign): boolean {
  return SIGNS_AFTER_AMOUNT.includes(sign);
}
