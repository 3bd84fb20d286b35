/** Not in the schema's file, so that visitors' pages can split texts without the validator. */

export function paragraphsOf(days: string): string[] {
  return days
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
