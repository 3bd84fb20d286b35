import { toWhatsApp } from './chat-address.ts';

/** Signs that people write between the digits, and a zero that is only dialled at home. */
const DECORATION = /\(0\)|[^+\d]/g;

/** What calls this number. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/**
 * What opens a chat with this number on WhatsApp. A number that begins with one zero is of this
 * country; undefined where it cannot be told of which country it is.
 */
export function whatsAppLink(phone: string): string | undefined {
  const digits = phone.replaceAll(DECORATION, '');
  const link = toWhatsApp(/^0[1-9]/.test(digits) ? `+855${digits.slice(1)}` : digits);
  return link.startsWith('https://wa.me/') ? link : undefined;
}
