import * as v from 'valibot';
import * as limits from '../../basics/rules/limits.ts';
import { requiredText } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { besidePrice } from './good-to-know-items.ts';

/** One thing that decides a stay: `Breakfast`, and what is to be known of it. */
export const stayFactSchema = v.object({
  label: requiredText(limits.FACT_LABEL_MAX),
  text: requiredText(limits.FACT_TEXT_MAX),
  /** Also read below the total, where one decides. */
  besidePrice: v.boolean(),
});
export type StayFact = v.InferOutput<typeof stayFactSchema>;

/** What guests ask before they book, in the order in which staff want it read. */
export const goodToKnowSchema = v.object({
  items: v.pipe(
    v.array(stayFactSchema),
    v.maxLength(limits.GOOD_TO_KNOW_MAX, VALIDATION.tooMany(limits.GOOD_TO_KNOW_MAX)),
    v.check(
      (items) => besidePrice(items).length <= limits.BESIDE_PRICE_MAX,
      VALIDATION.tooManyMarked(limits.BESIDE_PRICE_MAX),
    ),
  ),
});
