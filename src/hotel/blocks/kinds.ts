/**
 * The kinds of blocks that pages are made of (decision 0059), each the schema of its
 * folder. Its views, fields and words are found by that folder. The order is that of the editor's list.
 */
import { opening } from './opening/opening.ts';
import { text } from './text/text.ts';
import { beside } from './beside/beside.ts';
import { pictures } from './pictures/pictures.ts';
import { list } from './list/list.ts';
import { cards } from './cards/cards.ts';
import { quotation } from './quotation/quotation.ts';
import { facts } from './facts/facts.ts';
import { times } from './times/times.ts';
import { way } from './way/way.ts';
import { offer } from './offer/offer.ts';
import { press } from './press/press.ts';
import { part } from './part/part.ts';

export const KINDS = {
  opening,
  text,
  beside,
  pictures,
  list,
  cards,
  quotation,
  facts,
  times,
  way,
  offer,
  press,
  part,
};
