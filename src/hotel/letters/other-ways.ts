import { dialled } from '../rules/phone-number.ts';
import type { Letter } from './guest-mail.ts';

/** Fewest digits of a number with its country. */
const DIGITS_MIN = 7;

/**
 * A telephone number as chats know it: digits with the country; undefined for what is none.
 * @param countryCode of numbers that begin with 0
 */
export function chatNumber(phone: string, countryCode: string): string | undefined {
  const full = dialled(phone, countryCode).replace(/^\+/, '');
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
