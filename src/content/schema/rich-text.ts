import * as v from 'valibot';
import { PARAGRAPH_MAX, PARAGRAPHS_MAX } from '../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../basics/rules/text-schema.ts';

/**
 * A text as paragraphs, never HTML. Bold, italic and links are marked in the text
 * (`inline-markup.ts`).
 */
export const richText = listOf(
  v.object({
    type: v.picklist(['paragraph', 'heading', 'bullet', 'number']),
    text: requiredText(PARAGRAPH_MAX),
  }),
  PARAGRAPHS_MAX,
);
export type RichText = v.InferOutput<typeof richText>;
