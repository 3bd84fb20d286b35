/** Signs that people write between the digits, and a zero that is only dialled at home. */
const DECORATION = /\(0\)|[^+\d]/g;

/**
 * A number as it is dialled from anywhere: `012 345 678` is of the hotel's country, `00855…` begins
 * as `+855…`. What begins otherwise stays as it is.
 * @param countryCode `+855`
 */
export function dialled(phone: string, countryCode: string): string {
  return phone
    .replaceAll(DECORATION, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^0(?=[1-9])/, countryCode);
}

/** As the hotel's: a number, and the code of the country that one without is dialled in. */
export type Telephone = { phone: string; countryCode: string };

export function phoneLink({ phone, countryCode }: { phone: string; countryCode: string }): string {
  return `tel:${dialled(phone, countryCode)}`;
}

/** What a person means by a country's code: 855 and 00855 become `+855`. */
export function toCountryCode(typed: string): string {
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(typed.trim())?.[1];
  return digits ? `+${digits}` : typed.trim();
}
