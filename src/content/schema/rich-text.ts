import * as v from 'valibot';
import { PARAGRAPH_MAX, PARAGRAPHS_MAX } from '../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../basics/rules/text-schema.ts';

/**
 * Text of several paragraphs, as a list: never HTML. What is bold, italic or a link inside one is
 * marked in its text (`inline.ts`), so that a paragraph is one text for translating.
 */
export const richText = listOf(
  v.object({
    type: v.picklist(['paragraph', 'heading', 'bullet', 'number']),
    text: requiredText(PARAGRAPH_MAX),
  }),
  PARAGRAPHS_MAX,
);
export type RichText = v.InferOutput<typeof richText>;
