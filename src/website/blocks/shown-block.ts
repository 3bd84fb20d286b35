import { isWithin } from '../../basics/time/dates.ts';
import type { Block } from '../../content/schema/block.ts';

/**
 * Whether visitors see a block on this day of the hotel's calendar: one with a last day ends by
 * itself. Apart from the schemas, so that a page is drawn without a validator.
 */
export function isShownBlock(block: Block, today: string): boolean {
  return !block.hidden && isWithin(today, '', 'until' in block ? block.until : '');
}

/** What the day decides about blocks: which have begun, and which have ended. */
export function blockStatesOn(blocks: readonly Block[], day: string): string {
  return blocks
    .flatMap((block) => ('until' in block ? [[block.from <= day, isShownBlock(block, day)]] : []))
    .join(' ');
}
