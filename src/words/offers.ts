import type { offerWords } from './en/offer.ts';
import type { LanguageCode } from './languages.ts';

const FOUND = import.meta.glob<typeof offerWords>('./*/offer.ts', {
  eager: true,
  import: 'offerWords',
});

/**
 * What is said on a page in another language to somebody who would rather read this one.
 * @throws Error where the language has no words for it
 */
export function offerIn(language: LanguageCode): typeof offerWords {
  const words = FOUND[`./${language}/offer.ts`];
  if (!words) throw new Error(`src/words/${language} has no offer.ts.`);
  return words;
}
