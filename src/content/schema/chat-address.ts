import { toWebAddress } from '../../basics/rules/web-address.ts';
import { internationalNumber } from '../../basics/rules/phone-number.ts';

const SEPARATORS = /[\s\u00a0().\-–/]/g;
/** An international number, at most 15 digits (E.164): `+855 12 345 678`, `00855…`, `855…`. */
const NUMBER = /^(?:\+|00)?([1-9]\d{6,14})$/;

/**
 * Turns a number or WhatsApp link into `https://wa.me/…`; other text into a web address.
 * @param countryCode for numbers that begin with 0, which are not recognised without it
 */
export function toWhatsApp(input: string, countryCode?: string): string {
  const digits = numberIn(input, countryCode);
  if (digits) return `https://wa.me/${digits}`;
  const address = toWebAddress(input);
  const sent = /^https:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=\+?(\d+)/.exec(
    address,
  );
  return sent ? `https://wa.me/${sent[1]}` : address;
}

/** Turns a number, `@name` or link into `https://t.me/…`; other text into a web address. */
export function toTelegram(input: string, countryCode?: string): string {
  const digits = numberIn(input, countryCode);
  if (digits) return `https://t.me/+${digits}`;
  const typed = input.trim();
  const name = /^@(\w{4,32})$/.exec(typed);
  if (name) return `https://t.me/${name[1]}`;
  return toWebAddress(typed).replace(/^https:\/\/telegram\.me\//, 'https://t.me/');
}

const PAGE_OF_NAME = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
  tiktok: 'https://www.tiktok.com/@',
  line: 'https://line.me/R/ti/p/@',
};

/** Turns `@name` into the profile's address; other text into a web address. */
export function toProfile(network: keyof typeof PAGE_OF_NAME, input: string): string {
  const name = /^@([\w.-]{2,40})$/.exec(input.trim());
  return name ? PAGE_OF_NAME[network] + name[1] : toWebAddress(input);
}

function numberIn(input: string, countryCode = ''): string | undefined {
  const typed = input.replaceAll(SEPARATORS, '');
  const number =
    countryCode && /^0[1-9]\d+$/.test(typed) ? internationalNumber(typed, countryCode) : typed;
  return NUMBER.exec(number)?.[1];
}

/** Returns the link to a WhatsApp chat; undefined if the number's country is unknown. */
export function whatsAppLink(phone: string, countryCode: string): string | undefined {
  const link = toWhatsApp(internationalNumber(phone, countryCode));
  return link.startsWith('https://wa.me/') ? link : undefined;
}
