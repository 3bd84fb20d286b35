/** A full stop ends a sentence only before a capital letter or at the end of the text. */
const FIRST = /^.*?(?:[.!?](?=\s+\p{Lu}|\s*$)|[\u3002\uff01\uff1f\u17d4])/u;

export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return FIRST.exec(line)?.[0] ?? line;
}
