import * as v from 'valibot';

/** Something added to a stay, as it was agreed. */
export const agreedExtraSchema = v.object({
  id: v.string(),
  name: v.string(),
  count: v.number(),
  /** Dollars, for all of it. */
  amount: v.number(),
});
