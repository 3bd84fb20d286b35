import * as v from 'valibot';
import { listOf, requiredText, text, dayOrNone } from '../../../basics/rules/text-schema.ts';
import { richText } from '../rich-text.ts';
import { pictureReference } from '../image.ts';
import * as limits from '../../../basics/rules/limits.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { defineBlock } from '../define-block.ts';

const included = v.object({ name: requiredText(limits.FACT_LABEL_MAX) });

export const offer = defineBlock('offer', {
  order: 110,
  looks: ['beside', 'card', 'wide'],
  entries: {
    title: text(limits.TITLE_MAX),
    body: richText,
    image: pictureReference,
    /** The offer's first and last day; '' for no limit. */
    from: dayOrNone,
    until: dayOrNone,
    /** True for an offer that applies only to stays at a full moon. */
    atFullMoon: v.optional(v.boolean(), false),
    /** The price as free text: `$289 for two nights`. */
    price: text(limits.ITEM_PRICE_MAX),
    /** A promo code (decision 0060) that anyone who reads the page can use; '' for none. */
    code: v.pipe(text(limits.PROMO_CODE_MAX), v.regex(/^\S*$/u, VALIDATION.lineInvalid)),
    included: listOf(included, limits.CARDS_MAX),
    /** Ids of the rooms that the offer is for; empty for all. */
    rooms: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(80))),
      v.maxLength(limits.BLOCK_ITEMS_MAX),
    ),
  },
  texts: ['title', 'body.text', 'price', 'included.name'],
  optionalTexts: ['price'],
  blank: () => ({
    title: '',
    body: [],
    image: '',
    from: '',
    until: '',
    atFullMoon: false,
    price: '',
    code: '',
    included: [],
    rooms: [],
  }),
});
