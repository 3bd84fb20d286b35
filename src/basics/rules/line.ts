/** Never in one line of text: control signs, line ends, signs that turn it (`private.is_line`). */
export const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

export function isLine(text: string): boolean {
  return !STEERING.test(text);
}

/** One line without a web address, of which mail programs make links; as `private.is_name`. */
export function isName(text: string): boolean {
  return isLine(text) && !/:\/\/|www\./i.test(text);
}
