import { TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

/** The form that searches the hotel's rooms by dates. */
export const staySearch = defineBlock('stay-search', {
  order: 115,
  looks: ['strip'],
  entries: { title: text(TITLE_MAX) },
  texts: ['title'],
  blank: () => ({ title: '' }),
});
