import * as v from 'valibot';
import { blockKind } from '../block-kind.ts';
import { PARTS } from '../parts.ts';

/** Where one of these parts is among blocks; on those two pages only. */
export const part = blockKind('part', {
  order: 130,
  looks: ['own'],
  entries: { part: v.picklist([...PARTS.home, ...PARTS.about]) },
  texts: [],
  blank: () => ({ part: 'rooms' as const }),
});
