/** Replaces the digits of every script (Khmer, Arabic-Indic, full-width …) by 0–9. */
export function plainDigits(typed: string): string {
  return typed.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Counts back to the script's zero: Unicode stores each script's ten digits in a row. */
function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Removes invisible characters: zero-width spaces, direction marks, variation selectors. */
export function withoutHidden(typed: string): string {
  return typed.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '');
}

/** Unifies letter widths and digits and removes invisible characters, as `private.plain_text`. */
export function plainText(typed: string): string {
  return withoutHidden(plainDigits(typed.normalize('NFKC')));
}
