import { diffArrays } from 'diff';

export type Piece = { text: string; side: 'both' | 'now' | 'then' };

/** Words, or single letters with their signs in scripts that write no spaces. */
const TOKENS =
  /[\p{Script=Han}\p{Script=Khmer}\p{Script=Thai}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Khmer}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+|\s+|[^\p{L}\p{N}\s]/gu;

/** Longest texts that are compared word by word, in letters: longer ones would take seconds. */
const LETTERS_MAX = 20_000;

/** Returns the pieces of two texts: in both, only in the current one, only in the older one. */
export function wordDifferences(now: string, then: string): Piece[] {
  if (now.length + then.length > LETTERS_MAX) return [piece(now, 'now'), piece(then, 'then')];
  const tokens = (text: string) => text.match(TOKENS) ?? [];
  return diffArrays(tokens(now), tokens(then)).map(({ value, added, removed }) =>
    piece(value.join(''), added ? 'then' : removed ? 'now' : 'both'),
  );
}

function piece(text: string, side: Piece['side']): Piece {
  return { text, side };
}
