import { SUBTITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

/** How guests get here, as the house says it in its own section. */
export const way = defineBlock('way', {
  order: 100,
  looks: ['map', 'list'],
  entries: { title: text(TITLE_MAX), note: text(SUBTITLE_MAX) },
  texts: ['title', 'note'],
  blank: () => ({ title: '', note: '' }),
});
