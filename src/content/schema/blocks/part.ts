import * as v from 'valibot';
import { defineBlock } from '../define-block.ts';
import { BUILT_IN_PARTS } from '../built-in-parts.ts';

/** The position of a built-in part among the blocks of the home page or About. */
export const part = defineBlock('part', {
  order: 130,
  looks: ['own'],
  entries: { part: v.picklist([...BUILT_IN_PARTS.home, ...BUILT_IN_PARTS.about]) },
  texts: [],
  blank: () => ({ part: 'rooms' as const }),
});
