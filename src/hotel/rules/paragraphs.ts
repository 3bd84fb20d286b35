/** Apart from the schema, so that a page writes paragraphs without a validator. */

/** The paragraphs of a text that has an empty line between them. */
export function paragraphsOf(days: string): string[] {
  return days
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
