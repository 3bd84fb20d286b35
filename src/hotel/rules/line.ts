/**
 * Never in a text of one line: control characters, line ends, and signs that turn the way text runs.
 * The same as in `private.is_line`.
 */
export const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Whether a text is one line as it is read. */
export function isLine(text: string): boolean {
  return !STEERING.test(text);
}

/**
 * Whether a text may be somebody's name: one line, without the beginning of a web address, of which
 * mail programs would make a link. The same as in `private.is_name`.
 */
export function isName(text: string): boolean {
  return isLine(text) && !/:\/\/|www\./i.test(text);
}
