import * as v from 'valibot';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

const fact = v.object({
  label: requiredText(limits.FACT_LABEL_MAX),
  line: text(limits.FACT_TEXT_MAX),
});

export const facts = defineBlock('facts', {
  order: 80,
  looks: ['rows', 'columns', 'large'],
  entries: {
    title: text(limits.TITLE_MAX),
    items: listOf(fact, limits.BLOCK_ITEMS_MAX),
  },
  texts: ['title', 'items.label', 'items.line'],
  blank: () => ({ title: '', items: [] }),
});
