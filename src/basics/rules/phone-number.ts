import { plainText } from './digits.ts';

/** Codes after which a zero of home is still written, but not dialled. Italy, for one, dials it. */
const HOME_ZERO =
  /^\+(20|27|3[1-3]|40|4[134679]|6[0-46]|8[1246]|9[0-58]|21[23]|23[34]|25[456]|35[38]|38[0156]|85[56]|88[06]|961|962|97[12])0(?=[1-9])/;
const DIGITS_MIN = 6;
/** A number at the switchboard, behind the house's: nobody can dial it at once. */
const EXTENSION = /(?<=\d)[\s;,]*(?:ext(?:ension)?\.?|poste|x|#)[\s.:=]*\d{1,6}$/i;
const BETWEEN_NUMBERS = /\s*[/,;|&]\s*|\s+(?:or|and|ou|et)\s+/i;

/** A number as it is read (`plainText`), with one kind of dash and of space. */
export function plainPhone(typed: string): string {
  return plainText(typed)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The numbers that someone has written into one field, each as it is read; none where none is one. */
export function phonesIn(typed: string): string[] {
  const plain = plainPhone(typed);
  const parts = plain.split(BETWEEN_NUMBERS).filter(Boolean);
  // A slash may also be inside a number.
  const phones = parts.every(isPhone) ? parts : [plain];
  return phones.filter(isPhone);
}

function isPhone(plain: string): boolean {
  const digits = plain.replace(EXTENSION, '').replaceAll(/\D/g, '');
  return digits.length >= DIGITS_MIN && !/[\p{L}]/u.test(plain.replace(EXTENSION, ''));
}

/** Whether this is a number, or several, that someone can dial. The same as in `private.is_phone`. */
export function isDiallable(typed: string): boolean {
  return (
    /^(?!.*\+\+)[+\d(][\d ()./,;|&+-]*$/.test(withoutWords(plainPhone(typed))) &&
    phonesIn(typed).length > 0
  );
}

const withoutWords = (plain: string) =>
  plain.replace(EXTENSION, '').replaceAll(/(?<=\d\s)(?:or|and|ou|et)(?=\s)/gi, '/');

/**
 * A number as it is dialled from anywhere: `012 345 678` is of the hotel's country, `00855…` begins
 * as `+855…`, a zero of home behind the country is not dialled, nor an extension. Of several the first.
 * @param countryCode `+855`
 * @returns '' where it holds no number
 */
export function internationalNumber(phone: string, countryCode: string): string {
  const [first = ''] = phonesIn(phone);
  return first
    .replace(EXTENSION, '')
    .replaceAll(/\(0\)|[^+\d]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^0(?=[1-9])/, countryCode)
    .replace(HOME_ZERO, '+$1');
}

/** As the hotel's: a number, and the code of the country that one without is dialled in. */
export type Telephone = { phone: string; countryCode: string };

/** What dials it; undefined where there is nothing to dial, for no link is better than a wrong one. */
export function phoneLink({ phone, countryCode }: Telephone): string | undefined {
  const number = internationalNumber(phone, countryCode);
  return number ? `tel:${number}` : undefined;
}

/** What a person means by a country's code: 855 and 00855 become `+855`. */
export function toCountryCode(typed: string): string {
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(typed.trim())?.[1];
  return digits ? `+${digits}` : typed.trim();
}
