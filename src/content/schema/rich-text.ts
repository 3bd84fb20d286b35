import * as v from 'valibot';
import { PARAGRAPH_MAX, PARAGRAPHS_MAX } from '../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../basics/rules/text-schema.ts';

/** A text as paragraphs, never HTML. `inline-markup.ts` marks bold, italic and links. */
export const richText = listOf(
  v.object({
    type: v.picklist(['paragraph', 'heading', 'bullet', 'number']),
    text: requiredText(PARAGRAPH_MAX),
  }),
  PARAGRAPHS_MAX,
);
export type RichText = v.InferOutput<typeof richText>;
