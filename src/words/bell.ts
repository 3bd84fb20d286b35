/** The bell's words in every language that staff read: it is written far from any page. */
import { bellWords as en } from './en/bell.ts';
import { bellWords as km } from './km/bell.ts';
import type { LANGUAGES } from './languages.ts';

/** Whose words staff read; the compiler names one that the bell lacks. */
export type BellLanguage = Extract<(typeof LANGUAGES)[number], { forStaff: true }>['code'];

export const BELL_WORDS: Record<BellLanguage, typeof en> = { en, km };
