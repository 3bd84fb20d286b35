import type { RichText } from '@/content/schema/rich-text';

/** The signs that begin a line of plain text which is a heading or a list item. */
const SIGNS = { heading: '# ', bullet: '- ', number: '1. ', paragraph: '' } as const;
/** Matches ordinary text that looks like one of `SIGNS`: a backslash then marks it as text. */
const LIKE_A_SIGN = /^\\*(?:#|-|\d+\.) /gm;
const LINE = /^(?:(# )|(- )|(\d+\. ))/;

/** Converts a text for a plain field: empty lines separate paragraphs, `SIGNS` mark other types. */
export function plainOf(paragraphs: RichText): string {
  return paragraphs
    .map(({ type, text }, index) => {
      const line = SIGNS[type] + text.replace(LIKE_A_SIGN, '\\$&');
      const isNextOfList =
        type === paragraphs[index - 1]?.type && (type === 'bullet' || type === 'number');
      return (index === 0 ? '' : isNextOfList ? '\n' : '\n\n') + line;
    })
    .join('');
}

export function richTextOfPlain(plain: string): RichText {
  const paragraphs: RichText = [];
  let isNew = true;
  for (const line of plain.split(/\r?\n/)) {
    const [sign, heading, bullet, number] = LINE.exec(line) ?? [''];
    const text = line.slice(sign.length).replace(/^\\(\\*(?:#|-|\d+\.) )/, '$1');
    const last = paragraphs.at(-1);
    if (text.trim() === '') isNew = true;
    else if (last && !isNew && !sign) last.text += `\n${text}`;
    else {
      const type = heading ? 'heading' : bullet ? 'bullet' : number ? 'number' : 'paragraph';
      paragraphs.push({ type, text });
      // A line after a heading starts a new paragraph.
      isNew = type === 'heading';
    }
  }
  return paragraphs.map(({ type, text }) => ({ type, text: text.trim() }));
}
