import { PATH, reservationPath } from '../../basics/rules/paths.ts';
import { clockLabel } from '../../basics/time/relative-time.ts';
import { ALERT_WORDS, EMAIL_WORDS } from '../../words/catalogues.ts';
import { LANGUAGES, type StaffLanguage } from '../../words/languages.ts';
import { placeholderValues, type EmailHotel, type EmailStay } from './email-facts.ts';
import type { EmailText } from './write-email.ts';

const STAY_EVENTS = ['requests', 'freed', 'changes', 'cancellations'] as const;
/** Events of which alerts inform staff. The database counts the same events. */
export const ALERT_EVENTS = ['conflicts', 'overlaps', ...STAY_EVENTS, 'messages', 'feeds'] as const;
type News = (typeof ALERT_EVENTS)[number];

/** Number of events since the last alert, by kind. */
export type AlertFacts = Partial<Record<News, number>> & {
  since?: string;
  /** Automatic e-mails that wait for staff. */
  held?: number;
};

/** Returns the language of alerts, which is that of `/admin`, because all staff receive them. */
export function alertLanguage([first]: readonly string[]): StaffLanguage {
  const found = LANGUAGES.find(({ code }) => code === first);
  return found?.forStaff ? found.code : 'en';
}

/**
 * Writes an alert: what and how many, but never who, because external services carry it.
 * @param stays the stay of the event; all rooms of a new request
 */
export function alertText(
  facts: AlertFacts,
  stays: readonly EmailStay[],
  hotel: EmailHotel,
  language: StaffLanguage = 'en',
): EmailText {
  const { site } = hotel;
  const [stay] = stays;
  const words = ALERT_WORDS[language];
  const news = ALERT_EVENTS.filter((one) => (facts[one] ?? 0) > 0);
  const said = (subject: string, text: string, page: string) => ({
    subject,
    body: [
      text,
      ...(site ? [words.look(site + page)] : []),
      ...(facts.held ? [words.held(facts.held, site && site + PATH.adminEmails)] : []),
    ].join('\n\n'),
  });
  const [only] = news;
  const isOne = news.length === 1 && only !== undefined && facts[only] === 1;
  if (isOne && only === 'messages') {
    return said(words.message, words.messageText, PATH.adminMessages);
  }
  const ofStay = STAY_EVENTS.find((one) => one === only);
  if (isOne && ofStay && stay) {
    const values = placeholderValues(stay, hotel, language, stays);
    const text = `${values.stay} (${values.reference})`;
    const whole = stays.length > 1 ? EMAIL_WORDS[language].emailSum.line(text, values.total) : text;
    return said(words.one[ofStay](values.room), whole, reservationPath(stay.id));
  }
  const counts = news.map((one) => words.counts[one](facts[one] ?? 0));
  const sum = words.several(counts, isOne ? undefined : clockLabel(facts.since ?? ''));
  // Explains these events, because only a person can resolve them.
  const told = [sum, ...CHANNEL_EVENTS.filter((one) => facts[one]).map((one) => words.means[one])];
  return said(sum, told.join('\n\n'), news.length === 1 && only ? PAGE[only] : PATH.dashboard);
}

const CHANNEL_EVENTS = ['conflicts', 'overlaps', 'feeds'] as const;

const PAGE: Record<News, string> = {
  conflicts: `${PATH.adminChannels}#channel-conflicts`,
  overlaps: `${PATH.adminChannels}#channel-overlaps`,
  feeds: `${PATH.adminChannels}#channel-listings`,
  requests: PATH.adminReservations,
  freed: PATH.dashboard,
  changes: PATH.dashboard,
  cancellations: PATH.dashboard,
  messages: PATH.adminMessages,
};

export function testAlertText(language: StaffLanguage = 'en'): EmailText {
  const { subject, text } = ALERT_WORDS[language].test;
  return { subject, body: text };
}
