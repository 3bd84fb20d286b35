import { words } from './words.ts';

export const shopsPageWords = words.page;
export const feedErrorWords: Readonly<Record<string, string>> & { other: string } = words.errors;
export const listingFormWords = words.form;
export const shopStepWords = words.steps;
export const shopEventWords = words.events;
export const shopAskWords = words.ask;
export const shopConflictWords = words.conflicts;
export const shopToasts = words.toasts;
export const listingRefusalWords = words.refusals;

/** Why a calendar could not be read, in a sentence. */
export function feedErrorSentence(code: string): string {
  return (Object.hasOwn(feedErrorWords, code) && feedErrorWords[code]) || feedErrorWords.other;
}
