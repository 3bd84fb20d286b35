import { addDays } from '../../basics/time/dates.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { EMAIL_WORDS } from '../../words/catalogues.ts';
import type { EmailKind } from './email-kinds.ts';
import { emailLanguage, placeholderValues } from './email-facts.ts';
import type { EmailHotel, EmailStay } from './email-facts.ts';
import { cutTo, oneLine } from './one-line.ts';
import { fillPlaceholders } from './email-placeholders.ts';

/** Subject and text, with placeholders or already filled. */
export type EmailText = { subject: string; body: string };
/** The hotel's own words, by `kind.language`; what is not there is the catalogue's. */
export type HotelTemplates = Readonly<Record<string, EmailText>>;

/** The longest subject and text that the outbox takes. */
const SUBJECT_MAX = 200;
export const BODY_MAX = 10_000;

/** Under what the hotel's own words of a letter are kept. */
export function templateKey(kind: EmailKind | 'general', language: LanguageCode): string {
  return `${kind}.${language}`;
}

/** The words of a letter before the stay's facts are put in: the hotel's own, else the catalogue's. */
export function templateOf(
  kind: EmailKind | 'general',
  language: LanguageCode,
  own: HotelTemplates,
): EmailText {
  return own[templateKey(kind, language)] ?? EMAIL_WORDS[language].letterTemplates[kind];
}

/** A letter in the guest's language. @param together rooms of the booking that it tells of */
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

/** What could be had instead of nights that are full: another day, or another room. */
export type Offer = Pick<EmailStay, 'roomName' | 'roomNames'> & { checkIn: string };

/** A letter that offers other days or rooms, a line for each. */
export function writeOfferEmail(
  stay: EmailStay,
  hotel: EmailHotel,
  offers: readonly Offer[],
): EmailText {
  const language = emailLanguage(stay.language);
  const lines = offers.map((offer) => {
    const checkOut = addDays(offer.checkIn, stay.nights);
    return placeholderValues({ ...stay, ...offer, checkOut }, hotel, language).stay;
  });
  const text = EMAIL_WORDS[language].letterOffer(lines.map((line) => `– ${line}`).join('\n'));
  return fillTemplate('general', text, stay, hotel, language);
}

/**
 * Words with the facts of a stay in them. That a request was received is told before anybody has
 * looked at it, to whatever address it named: of the guest's words such a letter has a plain name only.
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

/** Letters, marks and what is between them in names; a dot only where a word ends. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\u200b-\u200d'’·-]|\.(?= |$)| (?=\p{L}))*$/u;
const LENGTH_MAX = 50;
const WORDS_MAX = 6;

/** What a stranger is called: only a plain name is sent on in the hotel's name. @returns '' for none */
function greetingName(typed: string): string {
  const name = oneLine(typed);
  const isShort = name.length <= LENGTH_MAX && name.split(' ').length <= WORDS_MAX;
  return isShort && NAME.test(name) ? name : '';
}
