import * as v from 'valibot';
import { LEGAL_MAX } from '../../basics/rules/limits.ts';
import { text } from '../../basics/rules/text-schema.ts';

/** Paragraphs parted by an empty line; a line that begins with `# ` is a heading. May be empty. */
export const legalSchema = v.object({ privacy: text(LEGAL_MAX), terms: text(LEGAL_MAX) });
export type Legal = v.InferOutput<typeof legalSchema>;
