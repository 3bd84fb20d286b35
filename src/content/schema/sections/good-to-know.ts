import * as v from 'valibot';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { defineSection } from '../section.ts';

const stayFactSchema = v.object({
  label: requiredText(limits.FACT_LABEL_MAX),
  text: requiredText(limits.FACT_TEXT_MAX),
  /** True to show the fact beside the price too. */
  besidePrice: v.boolean(),
});
export type StayFact = v.InferOutput<typeof stayFactSchema>;

const beside = (label: string, text: string) => ({ label, text, besidePrice: true });
const further = (label: string, text: string) => ({ label, text, besidePrice: false });

export const goodToKnow = defineSection({
  schema: v.object({
    items: v.pipe(
      listOf(stayFactSchema, limits.GOOD_TO_KNOW_MAX),
      v.check(
        (items) => items.filter((item) => item.besidePrice).length <= limits.BESIDE_PRICE_MAX,
        VALIDATION.tooManyMarked(limits.BESIDE_PRICE_MAX),
      ),
      v.metadata({ database: { flagged_most: limits.BESIDE_PRICE_MAX } }),
    ),
  }),
  texts: ['items.label', 'items.text'],
  editor: 'adminContact',
  unwritten: { items: [] },
  sample: {
    items: [
      beside('Arrival and departure', 'Rooms are ready from 14:00 and are kept until noon.'),
      beside('Changes', 'Free until two days before you arrive; so is cancelling.'),
      beside('Breakfast', 'In the price, and it waits for you.'),
      further('Taxes', 'In the price. The service fee is shown with the total.'),
      further('Paying', 'When you leave: in US dollars or riel, in cash or by card.'),
      further('Children', 'Welcome at any age; under six they stay free in your room.'),
      further('Smoking', 'On the balconies and in the garden, please.'),
    ],
  },
});
