import { addDays } from '../../basics/time/dates.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { EMAIL_WORDS } from '../../words/catalogues.ts';
import type { EmailKind } from './email-kinds.ts';
import { emailLanguage, placeholderValues } from './email-facts.ts';
import type { EmailHotel, EmailStay } from './email-facts.ts';
import { cutTo, oneLine } from './one-line.ts';
import { fillPlaceholders } from './email-placeholders.ts';

/** Subject and body of an e-mail, with placeholders or filled in. */
export type EmailText = { subject: string; body: string };
/** The hotel's own templates, by `templateKey`. For missing ones the defaults apply. */
export type HotelTemplates = Readonly<Record<string, EmailText>>;

/** Longest subject and body that the outbox accepts, in characters. */
const SUBJECT_MAX = 200;
export const BODY_MAX = 10_000;

export function templateKey(kind: EmailKind | 'general', language: LanguageCode): string {
  return `${kind}.${language}`;
}

/** Returns the hotel's own template, or else the default. */
export function templateOf(
  kind: EmailKind | 'general',
  language: LanguageCode,
  own: HotelTemplates,
): EmailText {
  return own[templateKey(kind, language)] ?? EMAIL_WORDS[language].emailTemplates[kind];
}

/** Writes an e-mail in the guest's language, about one room or rooms booked `together`. */
export function writeEmail(
  kind: EmailKind | 'general',
  stay: EmailStay,
  hotel: EmailHotel,
  own: HotelTemplates,
  together: readonly EmailStay[] = [],
): EmailText {
  const language = emailLanguage(stay.language);
  return fillTemplate(kind, templateOf(kind, language, own), stay, hotel, language, together);
}

/** Offered to a guest whose nights are full: another day or another room. */
export type Offer = Pick<EmailStay, 'roomId' | 'roomName' | 'roomNames'> & { checkIn: string };

export function writeOfferEmail(
  stay: EmailStay,
  hotel: EmailHotel,
  offers: readonly Offer[],
): EmailText {
  const language = emailLanguage(stay.language);
  const lines = offers.map((offer) => {
    const checkOut = addDays(offer.checkIn, stay.nights);
    const offered = { ...stay, ...offer, checkOut };
    const { stay: told, book } = placeholderValues(offered, hotel, language);
    return book ? `${told}\n  ${book}` : told;
  });
  const text = EMAIL_WORDS[language].emailOffer(lines.map((line) => `– ${line}`).join('\n'));
  return fillTemplate('general', text, stay, hotel, language);
}

/**
 * Fills in a template. A `received` e-mail goes to an unchecked address before staff see the
 * request, so its only text from the guest is the name, and only a plain one.
 */
export function fillTemplate(
  kind: EmailKind | 'general',
  text: EmailText,
  stay: EmailStay,
  hotel: EmailHotel,
  language: LanguageCode,
  together: readonly EmailStay[] = [],
): EmailText {
  const guestName = stay.guestName ?? '';
  const known = kind === 'received' ? { ...stay, guestName: greetingName(guestName) } : stay;
  const values = placeholderValues(known, hotel, language, together);
  const subject = oneLine(fillPlaceholders(text.subject, values));
  return { subject: cutTo(SUBJECT_MAX, subject), body: fillPlaceholders(text.body, values) };
}

/** Letters, accents and separators in names; a dot only at the end of a word. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\u200b-\u200d'’·-]|\.(?= |$)| (?=\p{L}))*$/u;
const LENGTH_MAX = 50;
const WORDS_MAX = 6;

/** Returns the name if it is plain enough for an e-mail from the hotel, otherwise ''. */
function greetingName(typed: string): string {
  const name = oneLine(typed);
  const isShort = name.length <= LENGTH_MAX && name.split(' ').length <= WORDS_MAX;
  return isShort && NAME.test(name) ? name : '';
}
