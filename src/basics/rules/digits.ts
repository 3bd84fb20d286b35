/** Replaces the digits of every script (Khmer, Arabic-Indic, full-width …) by 0–9. */
export function plainDigits(typed: string): string {
  return typed.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Counts back to the script's zero: in Unicode each script's ten digits follow each other. */
function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Removes invisible characters: zero-width spaces, direction marks, variation selectors. */
export function withoutHidden(typed: string): string {
  return typed.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '');
}

/** Unifies letter widths and digits and removes invisible characters, like `private.plain_text`. */
export function plainText(typed: string): string {
  return withoutHidden(plainDigits(typed.normalize('NFKC')));
}
