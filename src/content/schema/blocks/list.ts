import * as v from 'valibot';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

export const MARKS = [
  'vegetarian',
  'vegan',
  'spicy',
  'glutenFree',
  'seafood',
  'signature',
] as const;

const item = v.object({
  /** A heading above the item, e.g. Starters; '' to continue the previous item's group. */
  group: text(limits.FACT_LABEL_MAX),
  name: requiredText(limits.NAME_MAX),
  line: text(limits.ITEM_LINE_MAX),
  /** The price as free text: `$12`, `from $40`. */
  price: text(limits.ITEM_PRICE_MAX),
  marks: v.array(v.picklist(MARKS)),
});

export const list = defineBlock('list', {
  order: 50,
  looks: ['menu', 'columns', 'cards'],
  entries: {
    title: text(limits.TITLE_MAX),
    note: text(limits.SUBTITLE_MAX),
    items: listOf(item, limits.BLOCK_ITEMS_MAX),
  },
  texts: ['title', 'note', 'items.group', 'items.name', 'items.line', 'items.price'],
  optionalTexts: ['items.name', 'items.price'],
  blank: () => ({ title: '', note: '', items: [] }),
});
