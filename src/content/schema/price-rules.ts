import * as v from 'valibot';
import * as limits from '../../basics/rules/limits.ts';
import {
  money,
  orderedRow,
  requiredText,
  storedRow,
  text,
  wholeNumber,
} from '../../basics/rules/text-schema.ts';
import { plainText } from '../../basics/rules/digits.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { isCalendarDate } from '../../basics/time/dates.ts';

const day = v.pipe(v.string(), v.check(isCalendarDate, VALIDATION.checkInInvalid));
const price = v.pipe(money, v.gtValue(0, VALIDATION.required));
const percent = v.pipe(
  v.number(VALIDATION.number),
  v.gtValue(0, VALIDATION.required),
  v.maxValue(100, VALIDATION.atMost(100)),
  v.transform((value) => Math.round(value * 100) / 100),
);

/** ISO: 1 is Monday. */
const weekdays = v.pipe(v.array(wholeNumber(1, 7)), v.minLength(1));
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

const periodFields = {
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  name: requiredText(limits.NAME_MAX),
  fromNight: day,
  /** The day after its last night; NO_END where it has none. */
  toNight: day,
  /** The nights of these weekdays alone, e.g. Fridays and Saturdays; null for all. */
  weekdays: v.optional(v.nullable(weekdays), null),
  price,
  /** Of nights that begin on these weekdays, instead. */
  weekdayPrices: v.record(v.picklist(WEEKDAYS), price),
  minNights: v.nullable(wholeNumber(limits.NIGHTS_MIN, limits.STAFF_NIGHTS_MAX)),
  /** Whether the least nights are asked of every stay that has a night in it, or of arrivals alone. */
  throughout: v.boolean(),
  /** Weekdays on which one may arrive; null for any. */
  arrivalDays: v.nullable(weekdays),
};

/** What a room costs between two days; of several over one night the shortest says it. */
export const periodSchema = v.object({ ...storedRow, ...periodFields });
export type PricePeriod = v.InferOutput<typeof periodSchema>;

/** From what a night of a room costs to what, of a room with periods, in the coming year. */
export const priceSpanSchema = v.object({
  /** Of the room. */
  id: storedRow.id,
  low: money,
  high: money,
  /** Whether a night costs the room's own price. */
  own: v.boolean(),
});
export type PriceSpan = v.InferOutput<typeof priceSpanSchema>;

export const periodDraftSchema = v.pipe(
  v.object(periodFields),
  v.forward(
    v.partialCheck(
      [['fromNight'], ['toNight']],
      ({ fromNight, toNight }) => fromNight < toNight,
      VALIDATION.endsBefore,
    ),
    ['toNight'],
  ),
);
export type PeriodDraft = v.InferOutput<typeof periodDraftSchema>;

const discountFields = { minNights: wholeNumber(2, limits.STAFF_NIGHTS_MAX), percent };

/** So many percent less from so many nights on. */
export const discountSchema = v.object({ ...storedRow, ...discountFields });
export type StayDiscount = v.InferOutput<typeof discountSchema>;
export const discountDraftSchema = v.object(discountFields);
export type DiscountDraft = v.InferOutput<typeof discountDraftSchema>;

const extraFields = {
  name: requiredText(limits.NAME_MAX),
  price: money,
  per: v.picklist(['stay', 'night', 'guest', 'guest_night']),
  /** How many of it a guest may choose. */
  most: wholeNumber(1, limits.EXTRA_COUNT_MAX),
};

/** What a guest may add to a stay. */
export const extraSchema = v.object({ ...orderedRow, ...extraFields });
export type Extra = v.InferOutput<typeof extraSchema>;
export const extraDraftSchema = v.object(extraFields);
export type ExtraDraft = v.InferOutput<typeof extraDraftSchema>;

const chargeFields = {
  kind: v.picklist(['fee', 'tax']),
  /** '' for "Service fee", as each language has it. */
  name: text(limits.CHARGE_NAME_MAX),
  percent,
  rounding: v.picklist(['whole', 'cent']),
};

/** What is added to every stay in percent of its room price. */
export const chargeSchema = v.object({ ...orderedRow, ...chargeFields });
export type StoredCharge = v.InferOutput<typeof chargeSchema>;
export const chargeDraftSchema = v.pipe(
  v.object(chargeFields),
  v.forward(
    v.partialCheck(
      [['kind'], ['name']],
      ({ kind, name }) => kind === 'fee' || name !== '',
      VALIDATION.required,
    ),
    ['name'],
  ),
);
export type ChargeDraft = v.InferOutput<typeof chargeDraftSchema>;

/** What visitors read of prices: periods that are not over, long stays, extras, charges, and whether there is a code. */
export const pricesSchema = v.object({
  periods: v.array(periodSchema),
  spans: v.array(priceSpanSchema),
  discounts: v.array(discountSchema),
  extras: v.array(extraSchema),
  charges: v.array(chargeSchema),
  codes: v.boolean(),
});
export type Prices = v.InferOutput<typeof pricesSchema>;

/** A word that takes something off: percent or an amount. */
const promoFields = {
  code: v.pipe(
    v.string(VALIDATION.required),
    v.transform(plainText),
    requiredText(limits.PROMO_CODE_MAX),
    v.regex(/^\S+$/u, VALIDATION.lineInvalid),
  ),
  percent: v.nullable(percent),
  amount: v.nullable(price),
  /** Days of arrival, both included; null for no end. */
  arriveFrom: v.nullable(day),
  arriveUntil: v.nullable(day),
  /** Null for all. */
  roomIds: v.nullable(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Stays that may be held with it; null for any number. */
  maxStays: v.nullable(wholeNumber(1, 100_000)),
};

export const promoSchema = v.object({ ...storedRow, ...promoFields });
export type PromoCode = v.InferOutput<typeof promoSchema>;
export const promoDraftSchema = v.pipe(
  v.object(promoFields),
  v.check(
    ({ percent: part, amount }) => (part === null) !== (amount === null),
    VALIDATION.required,
  ),
);
export type PromoDraft = v.InferOutput<typeof promoDraftSchema>;
