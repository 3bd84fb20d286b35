import { toWhatsApp } from './chat-address.ts';
import { dialled } from '../rules/phone-number.ts';

/** What opens a chat with this number on WhatsApp; undefined where its country is not known. */
export function whatsAppLink(phone: string, countryCode: string): string | undefined {
  const link = toWhatsApp(dialled(phone, countryCode));
  return link.startsWith('https://wa.me/') ? link : undefined;
}
