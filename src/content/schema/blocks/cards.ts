import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { CARDS_MAX, ITEM_LINE_MAX, NAME_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { listOf, text } from '../../../basics/rules/text-schema.ts';
import { linkAddress } from '../link-address.ts';
import { defineBlock } from '../define-block.ts';

const card = v.object({
  /** The card's link. If name or picture is empty, the linked room or page provides it. */
  to: linkAddress,
  name: text(NAME_MAX),
  line: text(ITEM_LINE_MAX),
  image: pictureReference,
});

export const cards = defineBlock('cards', {
  order: 60,
  looks: ['three', 'two', 'rows'],
  entries: {
    title: text(TITLE_MAX),
    items: listOf(card, CARDS_MAX),
  },
  texts: ['title', 'items.name', 'items.line'],
  optionalTexts: ['items.name'],
  blank: () => ({ title: '', items: [] }),
});
