import * as v from 'valibot';
import {
  BLOCK_ITEMS_MAX,
  FACT_LABEL_MAX,
  ITEM_LINE_MAX,
  ITEM_PRICE_MAX,
  NAME_MAX,
  SUBTITLE_MAX,
  TITLE_MAX,
} from '../../../basics/rules/limits.ts';
import { requiredText, text } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { blockKind } from '../block-kind.ts';

/** What a dish or treatment may be marked as. */
export const MARKS = [
  'vegetarian',
  'vegan',
  'spicy',
  'glutenFree',
  'seafood',
  'signature',
] as const;

const item = v.object({
  /** Heading above it and those after it, e.g. Starters; '' where it belongs to the ones before. */
  group: text(FACT_LABEL_MAX),
  name: requiredText(NAME_MAX),
  line: text(ITEM_LINE_MAX),
  /** As it is read: `$12`, `from $40`. */
  price: text(ITEM_PRICE_MAX),
  marks: v.array(v.picklist(MARKS)),
});

/** Dishes, treatments, tours with their prices. */
export const list = blockKind('list', {
  order: 50,
  looks: ['menu', 'columns', 'cards'],
  entries: {
    title: text(TITLE_MAX),
    note: text(SUBTITLE_MAX),
    items: v.pipe(v.array(item), v.maxLength(BLOCK_ITEMS_MAX, VALIDATION.tooMany(BLOCK_ITEMS_MAX))),
  },
  texts: ['title', 'note', 'items.group', 'items.name', 'items.line', 'items.price'],
  optionalTexts: ['items.name', 'items.price'],
  blank: () => ({ title: '', note: '', items: [] }),
});
