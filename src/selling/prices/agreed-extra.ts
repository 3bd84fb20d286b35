import * as v from 'valibot';

/** An extra at the price agreed for a stay. */
export const agreedExtraSchema = v.object({
  id: v.string(),
  name: v.string(),
  count: v.number(),
  /** US dollars for the whole stay. */
  amount: v.number(),
  /** True for a charge that nobody may leave out. */
  obligatory: v.optional(v.boolean()),
  /** The extra's name by language code; only in data for guests. */
  names: v.optional(v.record(v.string(), v.string())),
});

/** A fee or tax as agreed for a stay. Must match the type `Charged`. */
export const chargedSchema = v.object({
  id: v.string(),
  kind: v.picklist(['fee', 'tax']),
  name: v.string(),
  percent: v.number(),
  rounding: v.picklist(['whole', 'cent']),
  amount: v.number(),
  names: agreedExtraSchema.entries.names,
});
