import * as v from 'valibot';

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
