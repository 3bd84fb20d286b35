import { diffArrays } from 'diff';

/** Words with the space before them; single letters in scripts that write no spaces. */
const TOKENS =
  /\s*(?:[\p{Script=Han}\p{Script=Khmer}\p{Script=Thai}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Khmer}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+|\S)|\s+/gu;

/** Longest texts that are compared word by word, in letters: longer ones would take seconds. */
const LETTERS_MAX = 20_000;

/** Returns the pieces of two texts; `removed` are only in the current one, `added` in the older. */
export function wordDifferences(now: string, old: string) {
  const isLong = now.length + old.length > LETTERS_MAX;
  const tokens = (text: string) => (isLong ? [text] : (text.match(TOKENS) ?? []));
  return diffArrays(tokens(now), tokens(old)).map(({ value, added, removed }) => ({
    text: value.join(''),
    side: added ? ('old' as const) : removed ? ('now' as const) : undefined,
  }));
}
