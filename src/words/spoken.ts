import type { LanguageCode } from './languages.ts';
import type { StaffLanguage } from './languages.ts';
import { THIS_LANGUAGE } from './this-build.ts';

/**
 * The words of the page's language, of words that lie beside what says them: a kind of block has them
 * in its folder. A build keeps its own language alone (deploy/words-plugin.ts).
 */
export function spoken<T>(all: Record<LanguageCode, T>): T {
  return all[THIS_LANGUAGE];
}

/** The same of words for staff, who read fewer languages. */
export function spokenByStaff<T>(all: Record<StaffLanguage, T>): T {
  const own: Partial<Record<LanguageCode, T>> = all;
  return own[THIS_LANGUAGE] ?? all.en;
}
