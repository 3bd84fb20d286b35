import * as v from 'valibot';
import { agreedExtraSchema, chargedSchema } from './agreed-extra.ts';

/** Why a stay cannot be sold, with what could (`private.quote`). */
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
  }),
]);
export type StayRule = v.InferOutput<typeof stayRuleSchema>;

const sums = {
  fee: v.number(),
  tax: v.optional(v.number(), 0),
  charges: v.optional(v.array(chargedSchema), []),
  total: v.number(),
};

/** What a stay costs, as the database says it; nothing of it is computed again. Dollars. */
export const stayQuoteSchema = v.object({
  nights: v.array(
    v.object({
      night: v.nullable(v.string()),
      amount: v.number(),
      /** Before long stay and code. */
      full: v.optional(v.number()),
      period: v.nullable(v.string()),
    }),
  ),
  price: v.number(),
  ...sums,
  extras: v.array(agreedExtraSchema),
  /** What long stay and code take off together. */
  discount: v.number(),
  rule: v.nullable(stayRuleSchema),
  /** The same with an amount of the staff's own, where that was asked for. */
  own: v.optional(v.object({ price: v.number(), ...sums })),
});
export type StayQuote = v.InferOutput<typeof stayQuoteSchema>;

/** What a guest has chosen of the extras. */
export type ChosenExtra = { id: string; count: number };

/** What is said of a stay that is quoted or not taken: its quote, or that an extra is gone, by its id. */
export type QuoteAnswer = { quote: StayQuote; gone?: never } | { quote?: never; gone: string };

/** A stay to be quoted; `checkIn` null without a date, `code` '' without one. */
export type QuoteRequest = {
  roomId: string;
  checkIn: string | null;
  nights: number;
  guests: number;
  extras: readonly ChosenExtra[];
  code: string;
};

/** What a night costs for the guests included (`night_prices`). */
export const nightPriceSchema = v.object({
  night: v.string(),
  /** Dollars. */
  price: v.number(),
  /** Whether one may arrive on it. */
  arrive: v.boolean(),
  min_nights: v.nullable(v.number()),
});
export type NightPrice = v.InferOutput<typeof nightPriceSchema>;
