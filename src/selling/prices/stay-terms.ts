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

/** What a stay is entered with beside room, days and guests, as staff type it. */
export const termsFields = {
  /** How many of each extra, by its id. */
  extras: v.record(v.string(), wholeNumber(0, EXTRA_COUNT_MAX)),
  /** Dollars for the room instead of what it would cost; NaN for none. */
  ownPrice: v.pipe(
    typedNumber,
    v.check((price) => !(price < 0), VALIDATION.atLeast(0)),
    v.check((price) => !(price > CHARGE_MAX), VALIDATION.atMost(CHARGE_MAX)),
  ),
  priceReason: text(REASON_MAX),
  /** Why it is let past a rule of its prices. */
  ruleReason: text(REASON_MAX),
};

/** Read as the database reads it. */
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

/** Anyone who takes another amount than the quote says why. */
export function hasPriceReason({ ownPrice, priceReason }: Reasoned): boolean {
  return Number.isNaN(ownPrice) || priceReason !== '';
}

export function chosenExtras(extras: StayTerms['extras']): ChosenExtra[] {
  return Object.entries(extras).flatMap(([id, count]) => (count > 0 ? { id, count } : []));
}

/** What is stored of an amount of one's own. */
export function ownPriceChange({ ownPrice, priceReason }: Reasoned) {
  return Number.isNaN(ownPrice) ? {} : { ownPrice: toCents(ownPrice), priceReason };
}

/** An amount of one's own as it is asked about; undefined while it is none. */
export function askedPrice(dollars: number): number | undefined {
  return dollars >= 0 && dollars <= CHARGE_MAX ? toCents(dollars) : undefined;
}

/** What a room costs that has no rules, for which nothing is asked. */
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
