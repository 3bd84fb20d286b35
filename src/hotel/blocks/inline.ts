import { isLink } from './link.ts';

/** A run of letters of one kind inside a paragraph. */
export type Run = { text: string; bold?: true; italic?: true; to?: string };

/** `[words](address)`, `**bold**`, `*italic*`; a backslash before one of these signs makes it a sign. */
const MARK = /\\([\\*[\]()])|\[((?:\\.|[^\\\]])*)\]\(([^()\s]+)\)|(\*{1,2})/g;

/**
 * The runs of a paragraph, for views and the editor. An address that no link may have stays letters,
 * so nothing written can lead where it must not. Never throws.
 */
export function runsOf(text: string, outer: Omit<Run, 'text'> = {}): Run[] {
  const runs: Run[] = [];
  let { bold, italic } = outer;
  let at = 0;
  const add = (letters: string, to = outer.to) => {
    const last = runs.at(-1);
    const marks = { ...(bold && { bold }), ...(italic && { italic }), ...(to && { to }) };
    if (letters === '') return;
    if (last && last.bold === marks.bold && last.italic === marks.italic && last.to === marks.to)
      last.text += letters;
    else runs.push({ text: letters, ...marks });
  };
  for (const found of text.matchAll(MARK)) {
    const [whole, sign, words, to, stars] = found;
    add(text.slice(at, found.index));
    at = found.index + whole.length;
    if (sign) add(sign);
    else if (stars === '**') bold = bold ? undefined : true;
    else if (stars === '*') italic = italic ? undefined : true;
    else if (to && words && isLink(to))
      runs.push(...runsOf(words, { ...(bold && { bold }), ...(italic && { italic }), to }));
    else add(whole);
  }
  add(text.slice(at));
  return runs;
}

/** The other way: a paragraph with its marks. */
export function textOf(runs: readonly Run[]): string {
  return runs
    .map(({ text, bold, italic, to }) => {
      const stars = (bold ? '**' : '') + (italic ? '*' : '');
      const letters = text.replace(/[\\*[\]]/g, (sign) => `\\${sign}`);
      const marked = stars + letters + [...stars].toReversed().join('');
      return to ? `[${marked}](${to})` : marked;
    })
    .join('');
}

/** Its letters alone: for descriptions and search engines. */
export function plainText(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}
