import type { Language } from './languages.ts';

export type Offer = { link: string; close: string };

// Each is a file of its own: a page says one sentence in one other language.
const FILES = import.meta.glob<{ offerWords: Offer }>('./*/offer.ts');

/** What is said to somebody who would rather read this language. @throws where it cannot be had */
export async function offerIn({ code }: Pick<Language, 'code'>): Promise<Offer> {
  const load = FILES[`./${code}/offer.ts`];
  if (!load) throw new Error(`src/words/${code} has no offer.ts`);
  return (await load()).offerWords;
}
