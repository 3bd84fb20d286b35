import * as v from 'valibot';
import {
  CHARGE_MAX,
  EXTRA_COUNT_MAX,
  PROMO_CODE_MAX,
  REASON_MAX,
} from '../../basics/rules/limits.ts';
import { stayPrice, toCents, type Charge } from '../../basics/rules/price.ts';
import { plainText } from '../../basics/rules/digits.ts';
import { text, wholeNumber } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { typedNumber } from './period-form.ts';
import type { ChosenExtra, StayQuote } from './stay-quote.ts';

export const termsFields = {
  /** The number of each extra, by its id. */
  extras: v.record(v.string(), wholeNumber(0, EXTRA_COUNT_MAX)),
  /** An agreed room price in US dollars; NaN for none. */
  ownPrice: v.pipe(
    typedNumber,
    v.check((price) => !(price < 0), VALIDATION.atLeast(0)),
    v.check((price) => !(price > CHARGE_MAX), VALIDATION.atMost(CHARGE_MAX)),
  ),
  priceReason: text(REASON_MAX),
  /** The reason why staff override a price rule. */
  ruleReason: text(REASON_MAX),
};

export const codeField = v.pipe(v.string(), v.transform(plainText), text(PROMO_CODE_MAX));

const termsSchema = v.object({ ...termsFields, promoCode: codeField });
export type StayTerms = v.InferOutput<typeof termsSchema>;

export const NO_TERMS: StayTerms = {
  extras: {},
  promoCode: '',
  ownPrice: Number.NaN,
  priceReason: '',
  ruleReason: '',
};

type Reasoned = Pick<StayTerms, 'ownPrice' | 'priceReason'>;

/** True unless an agreed price lacks its reason. */
export function hasPriceReason({ ownPrice, priceReason }: Reasoned): boolean {
  return Number.isNaN(ownPrice) || priceReason !== '';
}

export function chosenExtras(extras: StayTerms['extras']): ChosenExtra[] {
  return Object.entries(extras).flatMap(([id, count]) => (count > 0 ? { id, count } : []));
}

export function ownPriceChange({ ownPrice, priceReason }: Reasoned) {
  return Number.isNaN(ownPrice) ? {} : { ownPrice: toCents(ownPrice), priceReason };
}

/** Returns an agreed price for a quote; undefined if it is missing or invalid. */
export function askedPrice(dollars: number): number | undefined {
  return dollars >= 0 && dollars <= CHARGE_MAX ? toCents(dollars) : undefined;
}

/** Returns the quote of a room without price rules, which needs no request. */
export function basePriceQuote(
  room: PricedRoom,
  nights: number,
  guests: number,
  charges: readonly Charge[],
): StayQuote {
  const { price, capacity } = room;
  return {
    nights: Array.from({ length: nights }, () => ({ night: null, amount: price, period: null })),
    ...stayPrice(price, nights, charges),
    extras: [],
    discount: 0,
    rule: guests > capacity ? { code: 'too-many-guests', capacity } : null,
  };
}
type PricedRoom = { price: number; capacity: number };
