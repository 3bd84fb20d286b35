/** What code puts a fact in place of, e.g. `{rooms}`; the database knows the same pattern. */
const PLACEHOLDER = /\{[a-z]+\}/g;

/** The placeholders of a text that its translation would lose, each once. */
export function lostPlaceholders(source: string, translation: string): string[] {
  const found = source.match(PLACEHOLDER) ?? [];
  return [...new Set(found)].filter((placeholder) => !translation.includes(placeholder));
}
