import { oneLine } from './one-line.ts';

/** Letters, marks and what stands between them in names; a dot only where a word ends. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\u200b-\u200d'’·-]|\.(?= |$)| (?=\p{L}))*$/u;
const LENGTH_MAX = 50;
const WORDS_MAX = 6;

/**
 * What a letter may call somebody whom nobody in the house has heard of. A form takes any address and
 * any name: what is no plain name (numbers, an address, a sentence) is not sent on in the hotel's name.
 * @returns '' where it is none
 */
export function greetingName(typed: string): string {
  const name = oneLine(typed);
  const isShort = name.length <= LENGTH_MAX && name.split(' ').length <= WORDS_MAX;
  return isShort && NAME.test(name) ? name : '';
}
