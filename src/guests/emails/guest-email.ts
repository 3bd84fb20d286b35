import type { EmailWords } from '../../words/catalogues.ts';
import { mailtoLink } from '../../basics/rules/mailto.ts';
import { dayLabel } from '../../basics/time/relative-time.ts';
import { internationalNumber } from '../../basics/rules/phone-number.ts';
import { oneLine } from './one-line.ts';

export type GuestEmail = { to: string; subject: string; body: string };

/** Longest encoded mailto address, in characters: mail programs cut off longer ones. */
const MAILTO_MAX = 1900;

/** Updates the lines that staff have not edited. Undefined if a changed line cannot be found. */
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

/** Writes a reply in the guest's language, with the guest's message quoted below. */
export function replyEmail(
  message: { name: string; email: string; subject: string; message: string; createdAt: string },
  hotelName: string,
  { guestEmailWords: words, dateWords }: EmailWords,
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
 * Returns a link for staff's mail program. An e-mail too long for a link is never cut: the link
 * then has only address and subject (`isWhole` false), and staff paste the body.
 */
export function mailProgramLink({ to, subject, body }: GuestEmail): {
  href: string;
  isWhole: boolean;
} {
  const lines = body.toWellFormed().replaceAll('\n', '\r\n');
  const href = mailtoLink(to, { subject: oneLine(subject), body: lines });
  if (href.length <= MAILTO_MAX) return { href, isWhole: true };
  return { href: mailtoLink(to, { subject: oneLine(subject) }), isWhole: false };
}

/** Fewest digits of a phone number with its country code. */
const DIGITS_MIN = 7;

/** Returns a number's digits with country code, as chats need them. */
export function chatNumber(phone: string, countryCode: string): string | undefined {
  const full = internationalNumber(phone, countryCode).replace(/^\+/, '');
  return full.length >= DIGITS_MIN && full.length <= 15 ? full : undefined;
}

export function chatText({ subject, body }: Pick<GuestEmail, 'subject' | 'body'>): string {
  return `${subject}\n\n${body}`.toWellFormed();
}

/** Opens a chat with the e-mail's text filled in. @param number from `chatNumber` */
export function whatsAppLink(number: string, email: Pick<GuestEmail, 'subject' | 'body'>): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(chatText(email))}`;
}

/** Opens a chat. Telegram cannot fill in a text. */
export function telegramLink(number: string): string {
  return `https://t.me/+${number}`;
}
