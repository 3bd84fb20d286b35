import { pictureReference } from '../image.ts';
import { SUBTITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

export const opening = defineBlock('opening', {
  order: 10,
  looks: ['wide', 'beside', 'quiet'],
  entries: {
    title: text(TITLE_MAX),
    lead: text(SUBTITLE_MAX),
    image: pictureReference,
  },
  texts: ['title', 'lead'],
  blank: () => ({ title: '', lead: '', image: '' }),
});
