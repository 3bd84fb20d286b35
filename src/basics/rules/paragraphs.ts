/** Apart from the schema, so that a page writes paragraphs without a validator. */

export function paragraphsOf(days: string): string[] {
  return days
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
