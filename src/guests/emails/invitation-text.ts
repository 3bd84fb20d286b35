import { PATH } from '../../basics/rules/paths.ts';
import { staffBaseOf } from '../../basics/rules/staff-paths.ts';
import { ALERT_WORDS } from '../../words/catalogues.ts';
import { LANGUAGES, STAFF_LANGUAGE } from '../../words/languages.ts';
import type { LanguageCode, StaffLanguage } from '../../words/languages.ts';
import { oneLine } from './one-line.ts';
import type { EmailText } from './write-email.ts';

/** The facts of an outbox row that invites somebody to the team. */
export type InvitationFacts = { role?: string; language?: string; by?: string | null };

/** Stands for the link in the stored text, because no link is stored. */
export const LINK_PLACE = '{link}';

function languageOf({ language }: InvitationFacts): StaffLanguage {
  const found = LANGUAGES.find(({ code }) => code === language);
  return found?.forStaff ? found.code : STAFF_LANGUAGE;
}

export function invitationText(facts: InvitationFacts, hotelName: string): EmailText {
  const words = ALERT_WORDS[languageOf(facts)];
  const roles: Partial<Record<string, string>> = words.roles;
  const role = roles[facts.role ?? ''] ?? '';
  const { subject, text } = words.invitation;
  const hotel = oneLine(hotelName);
  return { subject: subject(hotel), body: text(oneLine(facts.by ?? ''), hotel, role, LINK_PLACE) };
}

/** Returns the path of the page where an invited person joins, in the invitation's language. */
export function joinPath(facts: InvitationFacts, languages: readonly LanguageCode[]): string {
  return staffBaseOf(languageOf(facts), languages) + PATH.join;
}
