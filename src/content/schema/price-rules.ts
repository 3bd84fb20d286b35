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

const weekdays = v.pipe(v.array(wholeNumber(1, 7)), v.minLength(1));
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

const periodFields = {
  roomId: v.pipe(v.string(), v.nonEmpty(VALIDATION.required)),
  name: requiredText(limits.NAME_MAX),
  fromNight: day,
  /** The day after the last night; `NO_END` for a period without end. */
  toNight: day,
  /** Limits the period to nights of these weekdays; null for all. */
  weekdays: v.optional(v.nullable(weekdays), null),
  price,
  /** Replaces `price` for nights on these weekdays. */
  weekdayPrices: v.record(v.picklist(WEEKDAYS), price),
  minNights: v.nullable(wholeNumber(limits.NIGHTS_MIN, limits.STAFF_NIGHTS_MAX)),
  /** True if `minNights` applies to stays with any night in the period, not only to arrivals. */
  throughout: v.boolean(),
  /** Weekdays on which guests may arrive; null for all. */
  arrivalDays: v.nullable(weekdays),
};

/** A room's price and rules in a period. If periods overlap, the shortest one applies. */
export const periodSchema = v.object({ ...storedRow, ...periodFields });
export type PricePeriod = v.InferOutput<typeof periodSchema>;

/** The lowest and highest price per night of a room, in the coming year. */
export const priceSpanSchema = v.object({
  id: storedRow.id,
  low: money,
  high: money,
  /** True if some nights cost the room's base price. */
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

export const discountSchema = v.object({ ...storedRow, ...discountFields });
export type StayDiscount = v.InferOutput<typeof discountSchema>;
export const discountDraftSchema = v.object(discountFields);
export type DiscountDraft = v.InferOutput<typeof discountDraftSchema>;

const extraFields = {
  name: requiredText(limits.NAME_MAX),
  price: money,
  per: v.picklist(['stay', 'night', 'guest', 'guest_night']),
  /** The highest number of this extra that a guest may choose. */
  most: wholeNumber(1, limits.EXTRA_COUNT_MAX),
  /** True if guests can choose the extra only for stays with a night of a full moon. */
  atFullMoon: v.optional(v.boolean()),
};

export const extraSchema = v.object({
  ...orderedRow,
  ...extraFields,
  /** True for a charge of every stay, which guests cannot leave out. */
  obligatory: v.optional(v.boolean()),
  /** Guests below this age do not pay a price per guest; null if everybody pays. */
  fromAge: v.optional(v.nullable(wholeNumber(0, 18))),
});
export type Extra = v.InferOutput<typeof extraSchema>;
export const extraDraftSchema = v.object(extraFields);
export type ExtraDraft = v.InferOutput<typeof extraDraftSchema>;

const bandFields = {
  /** The oldest age that the band reaches; of several bands the youngest that reaches applies. */
  untilAge: wholeNumber(0, 17),
  /** The child's price per night, in place of that for a further guest. */
  price: money,
  /** False if the child counts neither against the capacity nor among the included guests. */
  takesPlace: v.boolean(),
};

/** The price of children up to an age. */
export const bandSchema = v.object({ ...storedRow, ...bandFields });
export type ChildBand = v.InferOutput<typeof bandSchema>;
export const bandDraftSchema = v.object(bandFields);
export type BandDraft = v.InferOutput<typeof bandDraftSchema>;

const chargeFields = {
  kind: v.picklist(['fee', 'tax']),
  /** '' to use "Service fee" in the page's language. */
  name: text(limits.CHARGE_NAME_MAX),
  percent,
  rounding: v.picklist(['whole', 'cent']),
};

/** A fee or tax, in percent of the room price, added to every stay. */
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

/** The price rules that visitors may read, e.g. only periods that have not ended. */
export const pricesSchema = v.object({
  periods: v.array(periodSchema),
  spans: v.array(priceSpanSchema),
  discounts: v.array(discountSchema),
  extras: v.array(extraSchema),
  bands: v.array(bandSchema),
  charges: v.array(chargeSchema),
  codes: v.boolean(),
});
export type Prices = v.InferOutput<typeof pricesSchema>;

/** A promo code, which takes off a percentage or an amount. */
const promoFields = {
  code: v.pipe(
    v.string(VALIDATION.required),
    v.transform(plainText),
    requiredText(limits.PROMO_CODE_MAX),
    v.regex(/^\S+$/u, VALIDATION.lineInvalid),
  ),
  percent: v.nullable(percent),
  amount: v.nullable(price),
  /** First and last day of arrival; null for no limit. */
  arriveFrom: v.nullable(day),
  arriveUntil: v.nullable(day),
  /** The rooms that the code is valid for; null for all. */
  roomIds: v.nullable(v.pipe(v.array(v.string()), v.minLength(1))),
  /** The number of stays that may use the code; null for no limit. */
  maxStays: v.nullable(wholeNumber(1, 100_000)),
  /** True if the code is valid only for stays with a night of a full moon. */
  atFullMoon: v.optional(v.boolean(), false),
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
