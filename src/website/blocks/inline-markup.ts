import { isLink } from '../../content/schema/link.ts';

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

type Marks = Pick<Run, 'bold' | 'italic'>;

/** The other way: a paragraph with its marks. What `runsOf` gives of it are the same runs again. */
export function markupOf(runs: readonly Run[]): string {
  let text = '';
  let now: Marks = {};
  // What begins inside a link ends in it.
  let around: Marks = {};
  let link: string | undefined;
  const turn = (next: Marks) => {
    text += (now.bold === next.bold ? '' : '**') + (now.italic === next.italic ? '' : '*');
    now = next;
  };
  const leave = () => {
    if (!link) return;
    turn(around);
    text += `](${link})`;
    link = undefined;
  };
  for (const { text: letters, bold, italic, to } of runs) {
    const next = { bold, italic };
    const address = to && written(to);
    if (letters === '') continue;
    if (address !== link) {
      leave();
      turn(next);
      if (address) text += '[';
      link = address;
      around = next;
    } else turn(next);
    text += letters.replace(/[\\*[\]]/g, (sign) => `\\${sign}`);
  }
  leave();
  turn({});
  return text;
}

/** An address as it can be between round brackets. */
function written(to: string): string {
  if (to.startsWith('tel:')) return to.replace(/[ ()]/g, '');
  return to.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** Its letters alone: for descriptions and search engines. */
export function withoutMarkup(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}

/** How many letters paragraphs have that are read. */
export function lengthOf(paragraphs: readonly { text: string }[]): number {
  return paragraphs.reduce((sum, { text }) => sum + withoutMarkup(text).length, 0);
}
