import { isLink } from '../../content/schema/link.ts';

/** Text in a paragraph with one style and one link. */
export type Run = { text: string; bold?: true; italic?: true; to?: string };

/** Markup: `[text](address)`, `**bold**`, `*italic*`; a backslash escapes these characters. */
const MARK = /\\([\\*[\]()])|\[((?:\\.|[^\\\]])*)\]\(([^()\s]+)\)|(\*{1,2})/g;

/** Parses a paragraph's markup. Links that `isLink` refuses stay text. Never throws. */
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

/** Returns the markup of runs; `runsOf` parses it back to equal runs. */
export function markupOf(runs: readonly Run[]): string {
  let text = '';
  let now: Marks = {};
  // Styles that started inside a link must end before the link ends.
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

/** Escapes an address so that it can stand between round brackets. */
function written(to: string): string {
  if (to.startsWith('tel:')) return to.replace(/[ ()]/g, '');
  return to.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** Returns a paragraph's text without markup, for descriptions and search engines. */
export function withoutMarkup(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}

export function lengthOf(paragraphs: readonly { text: string }[]): number {
  return paragraphs.reduce((sum, { text }) => sum + withoutMarkup(text).length, 0);
}
