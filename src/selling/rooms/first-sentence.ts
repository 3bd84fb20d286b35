/** Ends a sentence in the languages of the site; a full stop only before a capital or the end. */
const FIRST = /^.*?(?:[.!?](?=\s+\p{Lu}|\s*$)|[\u3002\uff01\uff1f\u17d4])/u;

/** The first sentence of a description: what tells one room from the next. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return FIRST.exec(line)?.[0] ?? line;
}
