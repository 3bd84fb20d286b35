/**
 * The kinds of blocks that pages are made of (decision 0059), a line each: the schema of its folder.
 * Its views, fields and words are found by that folder.
 */
export { opening } from './opening/opening.ts';
export { text } from './text/text.ts';
export { beside } from './beside/beside.ts';
export { pictures } from './pictures/pictures.ts';
export { list } from './list/list.ts';
export { cards } from './cards/cards.ts';
export { quotation } from './quotation/quotation.ts';
export { facts } from './facts/facts.ts';
export { times } from './times/times.ts';
export { way } from './way/way.ts';
export { offer } from './offer/offer.ts';
export { press } from './press/press.ts';
export { part } from './part/part.ts';
