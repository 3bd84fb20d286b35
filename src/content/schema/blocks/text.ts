import { richText } from '../rich-text.ts';
import { TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text as words } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

export const text = defineBlock('text', {
  order: 20,
  looks: ['column', 'columns', 'large'],
  entries: { title: words(TITLE_MAX), body: richText },
  texts: ['title', 'body.text'],
  blank: () => ({ title: '', body: [] }),
});
