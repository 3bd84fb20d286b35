import * as v from 'valibot';
import {
  BESIDE_PRICE_MAX,
  FACT_LABEL_MAX,
  FACT_TEXT_MAX,
  GOOD_TO_KNOW_MAX,
} from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';
import { besidePrice } from './good-to-know-items.ts';

/** One thing that decides a stay: `Breakfast`, and what is to be known of it. */
export const stayFactSchema = v.object({
  label: requiredText(FACT_LABEL_MAX),
  text: requiredText(FACT_TEXT_MAX),
  /** Also read below the total, where one decides. */
  besidePrice: v.boolean(),
});
export type StayFact = v.InferOutput<typeof stayFactSchema>;

/** What guests ask before they book, in the order in which staff want it read. */
export const goodToKnowSchema = v.object({
  items: v.pipe(
    v.array(stayFactSchema),
    v.maxLength(GOOD_TO_KNOW_MAX, VALIDATION.tooMany(GOOD_TO_KNOW_MAX)),
    v.check(
      (items) => besidePrice(items).length <= BESIDE_PRICE_MAX,
      VALIDATION.tooManyMarked(BESIDE_PRICE_MAX),
    ),
  ),
});
