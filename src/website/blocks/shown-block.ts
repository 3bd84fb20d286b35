import { isWithin } from '../../basics/time/dates.ts';
import type { Block } from '../../content/schema/block.ts';

/** True if visitors see a block on this date. Its own file, so that pages load no validator. */
export function isShownBlock(block: Block, today: string): boolean {
  return !block.hidden && isWithin(today, '', 'until' in block ? block.until : '');
}

/** Returns which dated blocks have begun or ended on a date, as a text to compare two dates. */
export function blockStatesOn(blocks: readonly Block[], day: string): string {
  return blocks
    .flatMap((block) => ('until' in block ? [[block.from <= day, isShownBlock(block, day)]] : []))
    .join(' ');
}
