import * as v from 'valibot';
import { requiredText, text, dayOrNone } from '../../../basics/rules/text-schema.ts';
import { richText } from '../rich-text.ts';
import { pictureReference } from '../image.ts';
import {
  BLOCK_ITEMS_MAX,
  CARDS_MAX,
  FACT_LABEL_MAX,
  ITEM_PRICE_MAX,
  PROMO_CODE_MAX,
  TITLE_MAX,
} from '../../../basics/rules/limits.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { blockKind } from '../block-kind.ts';

const included = v.object({ name: requiredText(FACT_LABEL_MAX) });

/** Something sold for a time: what is in it, when, in which rooms. It ends by itself. */
export const offer = blockKind('offer', {
  order: 110,
  looks: ['beside', 'card', 'wide'],
  entries: {
    title: text(TITLE_MAX),
    body: richText,
    image: pictureReference,
    /** Both included; '' for no beginning or end. */
    from: dayOrNone,
    until: dayOrNone,
    /** As it is read: `$289 for two nights`. */
    price: text(ITEM_PRICE_MAX),
    /** That takes something off (decision 0060); anyone who reads the page may use it. '' for none. */
    code: v.pipe(text(PROMO_CODE_MAX), v.regex(/^\S*$/u, VALIDATION.lineInvalid)),
    included: v.pipe(v.array(included), v.maxLength(CARDS_MAX, VALIDATION.tooMany(CARDS_MAX))),
    /** Ids of the rooms it is for; none for all. */
    rooms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(BLOCK_ITEMS_MAX)),
  },
  texts: ['title', 'body.text', 'price', 'included.name'],
  optionalTexts: ['price'],
  blank: () => ({
    title: '',
    body: [],
    image: '',
    from: '',
    until: '',
    price: '',
    code: '',
    included: [],
    rooms: [],
  }),
});
