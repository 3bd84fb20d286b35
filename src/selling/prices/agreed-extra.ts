import * as v from 'valibot';

/** Something added to a stay, as it was agreed. */
export const agreedExtraSchema = v.object({
  id: v.string(),
  name: v.string(),
  count: v.number(),
  /** Dollars, for all of it. */
  amount: v.number(),
  /** Its name in the languages it is translated into, where a guest is told. */
  names: v.optional(v.record(v.string(), v.string())),
});

/** What a charge came to, as it was agreed; the same (`Charged`). */
export const chargedSchema = v.object({
  id: v.string(),
  kind: v.picklist(['fee', 'tax']),
  name: v.string(),
  percent: v.number(),
  rounding: v.picklist(['whole', 'cent']),
  amount: v.number(),
  names: agreedExtraSchema.entries.names,
});
