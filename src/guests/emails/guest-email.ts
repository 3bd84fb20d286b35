import type { EmailWords } from '../../words/catalogues.ts';
import { mailtoLink } from '../../basics/rules/mailto.ts';
import { dayLabel } from '../../basics/time/relative-time.ts';
import { internationalNumber } from '../../basics/rules/phone-number.ts';
import { oneLine } from './one-line.ts';

/** A letter to a guest, ready to be read over and sent. */
export type GuestEmail = { to: string; subject: string; body: string };

/** Mail programs cut longer addresses short; counted as they are sent, in characters. */
const MAILTO_MAX = 1900;

/** An edited letter with what has changed since in untouched lines; undefined where that is a guess. */
export function withNewFacts(
  edited: Pick<GuestEmail, 'subject' | 'body'>,
  before: Pick<GuestEmail, 'subject' | 'body'>,
  after: Pick<GuestEmail, 'subject' | 'body'>,
): Pick<GuestEmail, 'subject' | 'body'> | undefined {
  const old = [before.subject, ...before.body.split('\n')];
  const fresh = [after.subject, ...after.body.split('\n')];
  if (old.length !== fresh.length) return undefined;
  const lines = [edited.subject, ...edited.body.split('\n')];
  for (const [index, line] of old.entries()) {
    const now = fresh[index];
    if (now === undefined || now === line) continue;
    const at = lines.indexOf(line);
    if (at === -1) return undefined;
    lines[at] = now;
  }
  const [subject = '', ...body] = lines;
  return { subject, body: body.join('\n') };
}

/** A reply with what the guest wrote below it, in the words of the guest's language. */
export function replyEmail(
  message: { name: string; email: string; subject: string; message: string; createdAt: string },
  hotelName: string,
  { guestLetterWords: words, dateWords }: EmailWords,
): GuestEmail {
  const day = dayLabel(message.createdAt, dateWords);
  const quoted = message.message
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  const subject = /^re:/i.test(message.subject)
    ? message.subject
    : words.replySubject(message.subject);
  const body = words.reply(message.name, hotelName, day, quoted);
  return { to: message.email, subject, body };
}

/**
 * Opens the reader's own mail program. A letter longer than a link may be is never cut: then only address
 * and subject are in the link (`isWhole` false), and the letter has to be pasted.
 */
export function mailProgramLink({ to, subject, body }: GuestEmail): { href: string; isWhole: boolean } {
  const lines = body.toWellFormed().replaceAll('\n', '\r\n');
  const href = mailtoLink(to, { subject: oneLine(subject), body: lines });
  if (href.length <= MAILTO_MAX) return { href, isWhole: true };
  return { href: mailtoLink(to, { subject: oneLine(subject) }), isWhole: false };
}

/** Fewest digits of a number with its country. */
const DIGITS_MIN = 7;

/** A number as chats know it: digits with the country, `countryCode` for those that begin with 0. */
export function chatNumber(phone: string, countryCode: string): string | undefined {
  const full = internationalNumber(phone, countryCode).replace(/^\+/, '');
  return full.length >= DIGITS_MIN && full.length <= 15 ? full : undefined;
}

/** A letter as one writes it into a chat. */
export function chatText({ subject, body }: Pick<GuestEmail, 'subject' | 'body'>): string {
  return `${subject}\n\n${body}`.toWellFormed();
}

/** Opens a chat with the letter written into it. @param number see chatNumber */
export function whatsAppLink(number: string, letter: Pick<GuestEmail, 'subject' | 'body'>): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(chatText(letter))}`;
}

/** Opens a chat; Telegram lets nobody write into it from outside. */
export function telegramLink(number: string): string {
  return `https://t.me/+${number}`;
}
