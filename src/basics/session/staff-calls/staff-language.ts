import type { Account } from '@/basics/session/admin-user';
import { staffPathIn } from '@/basics/rules/staff-paths';
import { LOCAL, TAB } from '@/lib/browser-storage';
import { asStaffLanguage } from '@/words/staff-languages';
import type { LanguageCode } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-language';

const LANGUAGE_KEY = 'staffLanguage';
/** Storage key of a language that was chosen in this tab and is not saved with the account yet. */
const CHOSEN_KEY = 'staffLanguageChosen';

/** Remembers the chosen language; the next page saves it with the account. */
export function chooseStaffLanguage(code: LanguageCode): void {
  LOCAL.write(LANGUAGE_KEY, code);
  TAB.write(CHOSEN_KEY, code);
}

/** Sets this browser's language: the one chosen on the sign-in page, else the account's. */
export function applyAccountLanguage({ language }: Account): void {
  const code = asStaffLanguage(TAB.read(CHOSEN_KEY)) ?? language;
  if (code) LOCAL.write(LANGUAGE_KEY, code);
}

/** Returns a page's path in the person's language; undefined if this page already has it. */
export function pathInOwnLanguage(path: string): string | undefined {
  const code = asStaffLanguage(LOCAL.read(LANGUAGE_KEY));
  return code && code !== THIS_LANGUAGE ? staffPathIn(code, path) : undefined;
}

/** Returns the language chosen in this tab and forgets it, so that it is saved once. */
export function takeChosenLanguage(): LanguageCode | undefined {
  const chosen = asStaffLanguage(TAB.read(CHOSEN_KEY));
  TAB.remove(CHOSEN_KEY);
  return chosen;
}

const GREETING_KEY = 'greeting';

/** Stores a greeting for the next page load, which is in the person's own language. */
export function leaveGreeting(name: string): void {
  TAB.write(GREETING_KEY, name);
}

export function takeGreeting(): string | undefined {
  const name = TAB.read(GREETING_KEY) ?? undefined;
  TAB.remove(GREETING_KEY);
  return name;
}
