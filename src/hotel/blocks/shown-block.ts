import type { Block } from './block.ts';

/**
 * Whether visitors see a block on this day of the hotel's calendar: one with a last day ends by
 * itself. Apart from the schemas, so that a page is drawn without a validator.
 */
export function isShownBlock(block: Block, today: string): boolean {
  const until = 'until' in block ? block.until : '';
  return !block.hidden && (until === '' || today <= until);
}
