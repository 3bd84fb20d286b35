import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { SERVICE_TITLE_MAX, SUBTITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { linkAddress } from '../link-address.ts';
import { defineBlock } from '../define-block.ts';

/** A call to action: book, write, call, or open a page. */
export const press = defineBlock('press', {
  order: 120,
  looks: ['band', 'quiet', 'picture'],
  entries: {
    title: text(TITLE_MAX),
    lead: text(SUBTITLE_MAX),
    action: v.picklist(['book', 'write', 'call', 'page']),
    /** The button's label; '' for the action's default label. */
    label: text(SERVICE_TITLE_MAX),
    /** The link, if the action is `page`. */
    to: linkAddress,
    image: pictureReference,
  },
  texts: ['title', 'lead', 'label'],
  blank: () => ({ title: '', lead: '', action: 'book' as const, label: '', to: '', image: '' }),
});
