/** A reference's letters: no I, L, O or U, which are mistaken for digits on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;
/** Hexadecimal digits of the uuid that the reference uses: each letter encodes five bits. */
const HEX_DIGITS = (LETTERS * 5) / 4;

/** The reference that guests quote, e.g. `K7QM-4XTD`. Staff search for it. */
export function requestReference(uuid: string): string {
  let rest = Number.parseInt(uuid.replaceAll('-', '').slice(0, HEX_DIGITS), 16);
  let letters = '';
  for (let index = 0; index < LETTERS; index++) {
    letters = ALPHABET.charAt(rest % ALPHABET.length) + letters;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}
