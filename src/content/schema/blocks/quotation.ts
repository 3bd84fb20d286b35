import { NAME_MAX, SHORT_TEXT_MAX, TESTIMONIAL_TEXT_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

export const quotation = defineBlock('quotation', {
  order: 70,
  looks: ['large', 'quiet', 'dark'],
  entries: {
    quote: text(TESTIMONIAL_TEXT_MAX),
    author: text(NAME_MAX),
    role: text(SHORT_TEXT_MAX),
  },
  texts: ['quote', 'role'],
  optionalTexts: ['quote', 'role'],
  blank: () => ({ quote: '', author: '', role: '' }),
});
