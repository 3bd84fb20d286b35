import type { Account } from '@/basics/session/admin-user';
import { staffPathIn } from '@/basics/rules/staff-paths';
import { LOCAL, TAB } from '@/lib/browser-storage';
import { asStaffLanguage } from '@/words/staff-languages';
import type { LanguageCode } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-language';

/** What staff read in this browser. */
const LANGUAGE_KEY = 'staffLanguage';
/** What was chosen in this tab and is not with the account yet: perhaps nobody is signed in. */
const CHOSEN_KEY = 'staffLanguageChosen';

/** Remembers what someone has chosen; the page they go to next keeps it with their account. */
export function chooseStaffLanguage(code: LanguageCode): void {
  LOCAL.write(LANGUAGE_KEY, code);
  TAB.write(CHOSEN_KEY, code);
}

/** From now on: what was just chosen on the login page, else what the account knows. */
export function applyAccountLanguage({ language }: Account): void {
  const code = asStaffLanguage(TAB.read(CHOSEN_KEY)) ?? language;
  if (code) LOCAL.write(LANGUAGE_KEY, code);
}

/** A staff page in the reader's own language; undefined where that is this page's, or not chosen. */
export function pathInOwnLanguage(path: string): string | undefined {
  const code = asStaffLanguage(LOCAL.read(LANGUAGE_KEY));
  return code && code !== THIS_LANGUAGE ? staffPathIn(code, path) : undefined;
}

/** What was chosen in this tab and is to be kept with the account; once only. */
export function takeChosenLanguage(): LanguageCode | undefined {
  const chosen = asStaffLanguage(TAB.read(CHOSEN_KEY));
  TAB.remove(CHOSEN_KEY);
  return chosen;
}

/** Who is to be greeted by the next document, which is in their own language. */
const GREETING_KEY = 'greeting';

/** Leaves a greeting for the document that one is about to go to. */
export function leaveGreeting(name: string): void {
  TAB.write(GREETING_KEY, name);
}

/** Whom the document before this one has left to be greeted; once only. */
export function takeGreeting(): string | undefined {
  const name = TAB.read(GREETING_KEY) ?? undefined;
  TAB.remove(GREETING_KEY);
  return name;
}
