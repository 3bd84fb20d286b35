/**
 * These functions are not in the schema's file, so that visitors' pages do not load the validator.
 */

export function paragraphsOf(days: string): string[] {
  return days
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
