import * as v from 'valibot';
import { agreedExtraSchema, chargedSchema } from './agreed-extra.ts';

/** Why a stay cannot be booked, and what would be possible (`private.quote`). */
export const stayRuleSchema = v.variant('code', [
  v.object({
    code: v.literal('least-nights'),
    name: v.string(),
    from: v.string(),
    until: v.string(),
    nights: v.number(),
  }),
  v.object({
    code: v.literal('arrival-day'),
    name: v.string(),
    days: v.array(v.number()),
    next: v.nullable(v.string()),
  }),
  v.object({ code: v.literal('too-many-guests'), capacity: v.number() }),
  v.object({ code: v.literal('code-early'), from: v.string() }),
  v.object({ code: v.literal('code-expired'), until: v.string() }),
  v.object({
    code: v.picklist(['code-wrong', 'code-room', 'code-used-up', 'code-unquoted']),
    /** With `code-room`: the code is only for stays with a full moon. */
    moon: v.optional(v.boolean()),
  }),
]);
export type StayRule = v.InferOutput<typeof stayRuleSchema>;

const sums = {
  fee: v.number(),
  tax: v.optional(v.number(), 0),
  charges: v.optional(v.array(chargedSchema), []),
  total: v.number(),
};

/** A stay's price in US dollars, calculated by the database. Never recalculate its parts here. */
export const stayQuoteSchema = v.object({
  nights: v.array(
    v.object({
      night: v.nullable(v.string()),
      amount: v.number(),
      /** The price of the night before discounts. */
      full: v.optional(v.number()),
      period: v.nullable(v.string()),
    }),
  ),
  price: v.number(),
  ...sums,
  extras: v.array(agreedExtraSchema),
  /** The long-stay discount and the promo code together. */
  discount: v.number(),
  rule: v.nullable(stayRuleSchema),
  /** The sums with the agreed price instead, if staff entered one. */
  own: v.optional(v.object({ price: v.number(), ...sums })),
});
export type StayQuote = v.InferOutput<typeof stayQuoteSchema>;

export type ChosenExtra = { id: string; count: number };

/** The answer: a quote, or the id of an extra that is no longer available (`gone`). */
export type QuoteAnswer = { quote: StayQuote; gone?: never } | { quote?: never; gone: string };

/** A stay to quote; `checkIn` is null without a date, `code` '' without a promo code. */
export type QuoteRequest = {
  roomId: string;
  checkIn: string | null;
  nights: number;
  guests: number;
  extras: readonly ChosenExtra[];
  code: string;
  /** The ages of the children among the guests. */
  children?: readonly number[];
};

/** The price of a night for the included guests. */
export const nightPriceSchema = v.object({
  night: v.string(),
  price: v.number(),
  /** True if guests may arrive on this day. */
  arrive: v.boolean(),
  min_nights: v.nullable(v.number()),
});
export type NightPrice = v.InferOutput<typeof nightPriceSchema>;
