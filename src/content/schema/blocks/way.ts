import { SUBTITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

/** A block that shows how guests get to the hotel, from the section `gettingHere`. */
export const way = defineBlock('way', {
  order: 100,
  looks: ['map', 'list'],
  entries: { title: text(TITLE_MAX), note: text(SUBTITLE_MAX) },
  texts: ['title', 'note'],
  blank: () => ({ title: '', note: '' }),
});
