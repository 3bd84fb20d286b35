import { toWebAddress } from '../rules/web-address.ts';

/** Signs between the digits of a number as people write it. */
const SEPARATORS = /[\s\u00a0().\-–/]/g;
/** A number with its country: `+855 12 345 678`, `00855…` or `855…`; at most 15 digits (E.164). */
const NUMBER = /^(?:\+|00)?([1-9]\d{6,14})$/;

/**
 * What a person means by their WhatsApp: a phone number with its country, or a link, becomes
 * `https://wa.me/…`. Anything else comes back as it was, and is judged as that.
 */
export function toWhatsApp(input: string): string {
  const digits = numberIn(input);
  if (digits) return `https://wa.me/${digits}`;
  const address = toWebAddress(input);
  const sent = /^https:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=\+?(\d+)/.exec(
    address,
  );
  return sent ? `https://wa.me/${sent[1]}` : address;
}

/** The same for Telegram, where a person may also be known by `@name`. */
export function toTelegram(input: string): string {
  const digits = numberIn(input);
  if (digits) return `https://t.me/+${digits}`;
  const typed = input.trim();
  const name = /^@(\w{4,32})$/.exec(typed);
  if (name) return `https://t.me/${name[1]}`;
  return toWebAddress(typed).replace(/^https:\/\/telegram\.me\//, 'https://t.me/');
}

function numberIn(input: string): string | undefined {
  return NUMBER.exec(input.replaceAll(SEPARATORS, ''))?.[1];
}
