import type { RichText } from '@/content/schema/rich-text';

/** What a line of plain text begins with that is no paragraph. */
const SIGNS = { heading: '# ', bullet: '- ', number: '1. ', paragraph: '' } as const;
/** A line that begins like one of them without meaning it has a backslash before it. */
const LIKE_A_SIGN = /^\\*(?:#|-|\d+\.) /gm;
const LINE = /^(?:(# )|(- )|(\d+\. ))/;

/** The same text for a plain field: an empty line between paragraphs, a sign before what is none. */
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

/** What was typed there, as it is kept. */
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
      // What follows a heading is no more of it.
      isNew = type === 'heading';
    }
  }
  return paragraphs.map(({ type, text }) => ({ type, text: text.trim() }));
}
