/**
 * The kinds of blocks that pages are made of (decision 0059), a line each: its schema.
 * Its view is found by its folder, its fields and words are rows of tables that name every kind.
 */
export { opening } from './blocks/opening.ts';
export { text } from './blocks/text.ts';
export { beside } from './blocks/beside.ts';
export { pictures } from './blocks/pictures.ts';
export { list } from './blocks/list.ts';
export { cards } from './blocks/cards.ts';
export { quotation } from './blocks/quotation.ts';
export { facts } from './blocks/facts.ts';
export { times } from './blocks/times.ts';
export { way } from './blocks/way.ts';
export { offer } from './blocks/offer.ts';
export { press } from './blocks/press.ts';
export { part } from './blocks/part.ts';
