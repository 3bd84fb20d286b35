import * as v from 'valibot';
import {
  BLOCK_ITEMS_MAX,
  FACT_LABEL_MAX,
  FACT_TEXT_MAX,
  TITLE_MAX,
} from '../../../basics/rules/limits.ts';
import { requiredText, text } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { blockKind } from '../block-kind.ts';

const fact = v.object({ label: requiredText(FACT_LABEL_MAX), line: text(FACT_TEXT_MAX) });

/** What is good to know: a word and a sentence each. */
export const facts = blockKind('facts', {
  order: 80,
  looks: ['rows', 'columns', 'large'],
  entries: {
    title: text(TITLE_MAX),
    items: v.pipe(v.array(fact), v.maxLength(BLOCK_ITEMS_MAX, VALIDATION.tooMany(BLOCK_ITEMS_MAX))),
  },
  texts: ['title', 'items.label', 'items.line'],
  blank: () => ({ title: '', items: [] }),
});
