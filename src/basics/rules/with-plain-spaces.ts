/**
 * Replaces no-break spaces between words by plain ones in every text of a value, because a paragraph
 * that is full of them breaks inside words. Numbers keep theirs, as do the signs that French wants
 * them at.
 */
export function withPlainSpaces<T>(value: T): T;
export function withPlainSpaces(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/(?<=[^\s\d«‹])[\u00a0\u202f]+(?=[^\s:;!?»›%€–—])/g, ' ');
  if (Array.isArray(value)) return value.map((item) => withPlainSpaces<unknown>(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPlainSpaces<unknown>(part)]),
  );
}
