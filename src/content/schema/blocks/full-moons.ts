import { TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

/** The next full moons, with the rooms that are free around them. */
export const fullMoons = defineBlock('full-moons', {
  order: 117,
  looks: ['strip'],
  entries: { title: text(TITLE_MAX) },
  texts: ['title'],
  blank: () => ({ title: '' }),
});
