/** Matches characters that a text of one line must not contain, as `private.is_line`. */
export const CONTROL_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

export function isSingleLine(text: string): boolean {
  return !CONTROL_CHARACTERS.test(text);
}

/** True if a line has no web address, which mail programs would link (`private.is_name`). */
export function isLineWithoutLink(text: string): boolean {
  return isSingleLine(text) && !/:\/\/|www\./i.test(text);
}
