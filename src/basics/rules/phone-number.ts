import { plainText } from './digits.ts';

/** Country codes after which people write a zero that is not dialled (`+44 0…`). Not Italy's. */
const HOME_ZERO =
  /^\+(20|27|3[1-3]|40|4[134679]|6[0-46]|8[1246]|9[0-58]|21[23]|23[34]|25[456]|35[38]|38[0156]|85[56]|88[06]|961|962|97[12])0(?=[1-9])/;
const DIGITS_MIN = 6;
/** An extension after the number, which a `tel:` link cannot dial. */
const EXTENSION = /(?<=\d)[\s;,]*(?:ext(?:ension)?\.?|poste|x|#)[\s.:=]*\d{1,6}$/i;
const BETWEEN_NUMBERS = /\s*[/,;|&]\s*|\s+(?:or|and|ou|et)\s+/i;

/** Normalises a typed number (see `plainText`), with one kind of dash and single spaces. */
export function plainPhone(typed: string): string {
  return plainText(typed)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the phone numbers typed into one field, normalised; empty if none is valid. */
export function phonesIn(typed: string): string[] {
  const plain = plainPhone(typed);
  const parts = plain.split(BETWEEN_NUMBERS).filter(Boolean);
  // A slash can be part of a number, so the text is split only if every part is a number.
  const phones = parts.every(isPhone) ? parts : [plain];
  return phones.filter(isPhone);
}

function isPhone(plain: string): boolean {
  const digits = plain.replace(EXTENSION, '').replaceAll(/\D/g, '');
  return digits.length >= DIGITS_MIN && !/[\p{L}]/u.test(plain.replace(EXTENSION, ''));
}

/** True if the text holds numbers that can be dialled, as `private.is_phone`. */
export function isDiallable(typed: string): boolean {
  return (
    /^(?!.*\+\+)[+\d(][\d ()./,;|&+-]*$/.test(withoutWords(plainPhone(typed))) &&
    phonesIn(typed).length > 0
  );
}

const withoutWords = (plain: string) =>
  plain.replace(EXTENSION, '').replaceAll(/(?<=\d\s)(?:or|and|ou|et)(?=\s)/gi, '/');

/**
 * Returns a field's first phone number as dialled from abroad; '' without a number. Removes
 * extensions and a domestic zero after the country code.
 * @param countryCode for numbers without one, such as `+855`
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

/** A phone number, and the country code for numbers typed without one. */
export type Telephone = { phone: string; countryCode: string };

/** Returns a `tel:` link; undefined without a number: no link is better than a wrong one. */
export function phoneLink({ phone, countryCode }: Telephone): string | undefined {
  const number = internationalNumber(phone, countryCode);
  return number ? `tel:${number}` : undefined;
}

/** Completes a typed country code: 855 and 00855 become `+855`. */
export function toCountryCode(typed: string): string {
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(typed.trim())?.[1];
  return digits ? `+${digits}` : typed.trim();
}
