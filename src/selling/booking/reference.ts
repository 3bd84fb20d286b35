/** Without I, L, O and U: nobody mistakes one for a digit when it is read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;
/** Each letter stands for five bits: together the first ten hexadecimal digits. */
const HEX_DIGITS = (LETTERS * 5) / 4;

/** What a guest quotes and staff find, e.g. `K7QM-4XTD`; made from the uuid, the same for both. */
export function requestReference(uuid: string): string {
  let rest = Number.parseInt(uuid.replaceAll('-', '').slice(0, HEX_DIGITS), 16);
  let letters = '';
  for (let index = 0; index < LETTERS; index++) {
    letters = ALPHABET.charAt(rest % ALPHABET.length) + letters;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}
