/** The schemas of all kinds of blocks (decision 0059); the export's name is the stored value. */
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
export { staySearch as 'stay-search' } from './blocks/stay-search.ts';
export { fullMoons as 'full-moons' } from './blocks/full-moons.ts';
export { press } from './blocks/press.ts';
export { part } from './blocks/part.ts';
