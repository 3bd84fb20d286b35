/** Replaces no-break spaces between words: without plain spaces, lines would break inside words. */
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
