import { richText } from '../rich-text.ts';
import { pictureReference } from '../image.ts';
import { SERVICE_TITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { linkAddress } from '../link-address.ts';
import { defineBlock } from '../define-block.ts';

export const beside = defineBlock('beside', {
  order: 30,
  looks: ['start', 'end', 'over'],
  entries: {
    title: text(TITLE_MAX),
    body: richText,
    image: pictureReference,
    label: text(SERVICE_TITLE_MAX),
    to: linkAddress,
  },
  texts: ['title', 'body.text', 'label'],
  blank: () => ({ title: '', body: [], image: '', label: '', to: '' }),
});
