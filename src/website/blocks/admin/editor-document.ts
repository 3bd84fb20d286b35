import { runsOf, markupOf, type Run } from '@/website/blocks/inline-markup';
import { isLink } from '@/content/schema/link';
import type { RichText } from '@/content/schema/rich-text';

/** A node of Tiptap's JSON document. */
export type EditorNode = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
};

type ParagraphType = RichText[number]['type'];

const LISTS: Record<string, ParagraphType> = { bulletList: 'bullet', orderedList: 'number' };

/** Converts a stored text for the editor; always at least one paragraph to type in. */
export function documentOf(paragraphs: RichText): EditorNode {
  const content: EditorNode[] = [];
  for (const { type, text } of paragraphs) {
    const inline = runsOf(text).map(nodeOf);
    const list = Object.keys(LISTS).find((name) => LISTS[name] === type);
    if (type === 'heading') content.push({ type, attrs: { level: 3 }, content: inline });
    else if (!list) content.push({ type: 'paragraph', content: inline });
    else {
      const item = { type: 'listItem', content: [{ type: 'paragraph', content: inline }] };
      const last = content.at(-1);
      if (last?.type === list) last.content?.push(item);
      else content.push({ type: list, content: [item] });
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Converts the editor's document for storage: flattens nested lists, drops empty paragraphs. */
export function richTextOf({ content = [] }: EditorNode, type?: ParagraphType): RichText {
  return content.flatMap((node): RichText => {
    const name = node.type ?? '';
    if (name !== 'paragraph' && name !== 'heading') return richTextOf(node, LISTS[name] ?? type);
    const runs = (node.content ?? []).map(runOf);
    if (runs.every(({ text }) => text.trim() === '')) return [];
    return [
      { type: name === 'heading' ? name : (type ?? 'paragraph'), text: markupOf(runs).trim() },
    ];
  });
}

function nodeOf({ text, bold, italic, to }: Run): EditorNode {
  const marks = [
    ...(to ? [{ type: 'link', attrs: { to } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

function runOf({ text = '', marks = [] }: EditorNode): Run {
  const has = (name: string) => marks.some(({ type }) => type === name);
  const to = marks.find(({ type }) => type === 'link')?.attrs?.['to'];
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(typeof to === 'string' && isLink(to) && { to }),
  };
}
