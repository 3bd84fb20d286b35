import * as english from './en/letters.ts';
import type { LanguageCode } from './languages.ts';

/** What a reply to a guest's message is written with: its sentences, and how a day is put. */
export type LetterWords = typeof english;

/** Here at once, as they are what most replies are written with. */
export const ENGLISH_LETTERS: LetterWords = english;

// Each is a file of its own, fetched when somebody writes to a guest who reads that language.
const OTHERS = import.meta.glob<LetterWords>(['./*/letters.ts', '!./en/letters.ts']);

/**
 * The words for a reply to a guest who reads this language, whatever language the page is in.
 * @throws where they cannot be had
 */
export async function letterWords(language: LanguageCode): Promise<LetterWords> {
  if (language === 'en') return english;
  const load = OTHERS[`./${language}/letters.ts`];
  if (!load) throw new Error(`src/words/${language} has no letters.ts.`);
  return { ...(await load()) };
}
