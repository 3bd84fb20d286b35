/** Splits a text into paragraphs. This file has no schemas, so that pages need no validator. */

export function paragraphsOf(days: string): string[] {
  return days
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
