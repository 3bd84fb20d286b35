import type { Letter } from './guest-mail.ts';

/** The country whose numbers people write without it: `012 345 678`. */
const HOME_COUNTRY = '855';
/** Fewest digits of a number with its country. */
const DIGITS_MIN = 7;

/** A telephone number as chats know it: digits with the country; undefined for what is none. */
export function chatNumber(phone: string): string | undefined {
  const plain = phone.replaceAll(/[^\d+]/g, '');
  const digits = plain.replace(/^\+/, '').replace(/^00/, '');
  const full = /^\+|^00/.test(plain) ? digits : digits.replace(/^0/, HOME_COUNTRY);
  return full.length >= DIGITS_MIN && full.length <= 15 ? full : undefined;
}

/** A letter as one writes it into a chat. */
export function chatText({ subject, body }: Pick<Letter, 'subject' | 'body'>): string {
  return `${subject}\n\n${body}`.toWellFormed();
}

/** Opens a chat with the letter written into it. @param number see chatNumber */
export function whatsAppLink(number: string, letter: Pick<Letter, 'subject' | 'body'>): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(chatText(letter))}`;
}

/** Opens a chat; Telegram lets nobody write into it from outside. */
export function telegramLink(number: string): string {
  return `https://t.me/+${number}`;
}
