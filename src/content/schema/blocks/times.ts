import * as v from 'valibot';
import {
  BLOCK_ITEMS_MAX,
  FACT_LABEL_MAX,
  ITEM_LINE_MAX,
  NAME_MAX,
  TITLE_MAX,
} from '../../../basics/rules/limits.ts';
import { requiredText, text } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { blockKind } from '../block-kind.ts';

const time = v.object({
  /** As it is read: `6:30`, `at dusk`, `daily 11–22`. */
  when: requiredText(FACT_LABEL_MAX),
  name: requiredText(NAME_MAX),
  line: text(ITEM_LINE_MAX),
});

/** The times of a day, a week or a season. */
export const times = blockKind('times', {
  order: 90,
  looks: ['line', 'table', 'columns'],
  entries: {
    title: text(TITLE_MAX),
    items: v.pipe(v.array(time), v.maxLength(BLOCK_ITEMS_MAX, VALIDATION.tooMany(BLOCK_ITEMS_MAX))),
  },
  texts: ['title', 'items.when', 'items.name', 'items.line'],
  optionalTexts: ['items.when'],
  blank: () => ({ title: '', items: [] }),
});
