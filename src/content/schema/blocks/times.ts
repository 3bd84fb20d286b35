import * as v from 'valibot';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

const time = v.object({
  /** The time as free text: `6:30`, `at dusk`, `daily 11–22`. */
  when: requiredText(limits.FACT_LABEL_MAX),
  name: requiredText(limits.NAME_MAX),
  line: text(limits.ITEM_LINE_MAX),
});

export const times = defineBlock('times', {
  order: 90,
  looks: ['line', 'table', 'columns'],
  entries: {
    title: text(limits.TITLE_MAX),
    items: listOf(time, limits.BLOCK_ITEMS_MAX),
  },
  texts: ['title', 'items.when', 'items.name', 'items.line'],
  optionalTexts: ['items.when'],
  blank: () => ({ title: '', items: [] }),
});
