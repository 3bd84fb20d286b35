/** Never in one line of text: control signs, line ends, signs that turn it (`private.is_line`). */
export const CONTROL_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

export function isSingleLine(text: string): boolean {
  return !CONTROL_CHARACTERS.test(text);
}

/** One line without a web address, of which mail programs make links; as `private.is_name`. */
export function isLineWithoutLink(text: string): boolean {
  return isSingleLine(text) && !/:\/\/|www\./i.test(text);
}
