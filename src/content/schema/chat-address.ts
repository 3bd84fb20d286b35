import { toWebAddress } from '../../basics/rules/web-address.ts';
import { internationalNumber } from '../../basics/rules/phone-number.ts';

/** Signs between the digits of a number as people write it. */
const SEPARATORS = /[\s\u00a0().\-–/]/g;
/** A number with its country: `+855 12 345 678`, `00855…` or `855…`; at most 15 digits (E.164). */
const NUMBER = /^(?:\+|00)?([1-9]\d{6,14})$/;

/**
 * What a person means by their WhatsApp: a phone number or a link becomes `https://wa.me/…`.
 * Anything else comes back as it was, and is judged as that.
 * @param countryCode of numbers that begin with 0; without it such a number is none
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

/** The same for Telegram, where a person may also be known by `@name`. */
export function toTelegram(input: string, countryCode?: string): string {
  const digits = numberIn(input, countryCode);
  if (digits) return `https://t.me/+${digits}`;
  const typed = input.trim();
  const name = /^@(\w{4,32})$/.exec(typed);
  if (name) return `https://t.me/${name[1]}`;
  return toWebAddress(typed).replace(/^https:\/\/telegram\.me\//, 'https://t.me/');
}

/** Where the page of an `@name` begins in networks that know people so. */
const PAGE_OF_NAME = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
  tiktok: 'https://www.tiktok.com/@',
  line: 'https://line.me/R/ti/p/@',
};

/** What a person means by their page in one of these: `@name` or an address. */
export function toProfile(network: keyof typeof PAGE_OF_NAME, input: string): string {
  const name = /^@([\w.-]{2,40})$/.exec(input.trim());
  return name ? PAGE_OF_NAME[network] + name[1] : toWebAddress(input);
}

function numberIn(input: string, countryCode = ''): string | undefined {
  const typed = input.replaceAll(SEPARATORS, '');
  const number = countryCode && /^0[1-9]\d+$/.test(typed) ? internationalNumber(typed, countryCode) : typed;
  return NUMBER.exec(number)?.[1];
}

/** What opens a chat with this number on WhatsApp; undefined where its country is not known. */
export function whatsAppLink(phone: string, countryCode: string): string | undefined {
  const link = toWhatsApp(internationalNumber(phone, countryCode));
  return link.startsWith('https://wa.me/') ? link : undefined;
}
