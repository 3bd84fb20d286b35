/** Replaces no-break spaces between words, because a paragraph full of them wraps inside words. */
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
