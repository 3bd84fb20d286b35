/** Replaces the digits of every script (Khmer, Arabic-Indic, full-width …) by 0–9. */
export function plainDigits(typed: string): string {
  return typed.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode stores each script's ten digits one after the other. */
function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Removes characters that nobody sees: zero-width spaces, direction marks, variation selectors. */
export function withoutHidden(typed: string): string {
  return typed.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '');
}

/**
 * A text as it is read: letters of any width as ordinary ones, digits of every script as 0 to 9, and no
 * signs that cannot be seen. The same as `private.plain_text`.
 */
export function plainText(typed: string): string {
  return withoutHidden(plainDigits(typed.normalize('NFKC')));
}
