import { Editor, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { RichText } from '@/content/schema/rich-text';
import { pastedLink } from './complete-link';
import { documentOf, richTextOf } from './editor-document';
import { pastedStyle, withoutStylesAndHandlers } from './pasted-html';
import { RichTextToolbar } from './RichTextToolbar';
import './rich-text.css';
import type { FieldControl } from '@/ui/Field';

const HEADINGS = [1, 2, 3, 4, 5, 6];

/** A typed or pasted link that `isLink` allows; any other becomes plain text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    to: { default: '', rendered: false, parseHTML: pastedLink },
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => pastedLink(element) !== '' && null }],
  // The address is safe, because `pastedLink` returns only addresses that `isLink` allows.
  renderHTML: ({ mark }) => ['a', { href: String(mark.attrs['to']), class: 'link-text' }, 0],
});

/** Returns a rule for pasted text that has this style by CSS, without a tag for it. */
function styled(style: RegExp) {
  return {
    tag: 'span[data-style]',
    consuming: false,
    getAttrs: (element: HTMLElement) => style.test(pastedStyle(element)) && null,
  };
}

/** Keeps `2 * 3 * 4` as typed: asterisks must not turn into bold or italic. */
const WITHOUT_STARS = { addInputRules: () => [], addPasteRules: () => [] };

/** Everything that a text can contain; other pasted content is converted or left out. */
const EXTENSIONS = [
  // Shift+Enter starts a paragraph too, because paragraphs have no line breaks.
  Document.extend({
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.enter() };
    },
  }),
  // Makes each cell of a pasted table a paragraph.
  Paragraph.extend({
    parseHTML: () => [
      { tag: 'p' },
      { tag: 'td, th', getAttrs: (cell) => !cell.querySelector('p, li, h1, h2, h3, h4') && null },
    ],
  }),
  Text,
  // Pasted headings of any level become the only level that texts have.
  Heading.extend({
    parseHTML: () => HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
  }).configure({ levels: [3] }),
  BulletList,
  // Numbered lists always start at 1, because stored lists have no other number.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'paragraph' }),
  ListKeymap,
  Bold.extend({
    ...WITHOUT_STARS,
    parseHTML: () => [
      {
        tag: 'b, strong',
        getAttrs: (element) =>
          !/(^|[;\s])font-weight:\s*(normal|400)/.test(pastedStyle(element)) && null,
      },
      styled(/(^|[;\s])font-weight:\s*(bold|[6-9]00)/),
    ],
  }),
  Italic.extend({
    ...WITHOUT_STARS,
    parseHTML: () => [{ tag: 'i, em' }, styled(/(^|[;\s])font-style:\s*italic/)],
  }),
  Link,
  UndoRedo,
];

export function RichTextEditor({ control, value, onChange, onBlur, focusBy }: RichTextControl) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  // Re-renders the toolbar after each change of the editor's state.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const tell = useEffectEvent((text: RichText) => onChange(text));
  const leave = useEffectEvent(() => onBlur());
  const tellFocus = useEffectEvent((focus: () => void) => focusBy(focus));
  const start = useEffectEvent(() => documentOf(value));

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: start(),
      // The styles are in rich-text.css, because the security policy forbids injected ones.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: withoutStylesAndHandlers,
        // Stops the event: otherwise the browser would leave the page and open the dropped file.
        handleDrop: (_view, { dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0,
      },
      onTransaction: drawAgain,
      onUpdate: () => tell(richTextOf(made.getJSON())),
      onBlur: () => leave(),
    });
    tellFocus(() => made.commands.focus());
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Follows changes made outside the editor, for example by Discard.
  useEffect(() => {
    if (!editor || JSON.stringify(richTextOf(editor.getJSON())) === JSON.stringify(value)) return;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  const { id, className, ...said } = control;
  useEffect(() => {
    const attributes = Object.fromEntries(
      Object.entries(said).flatMap(([name, text]) => (text ? [[name, String(text)]] : [])),
    );
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: { ...attributes, id, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' },
      },
    });
    // Set the options only when an attribute changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, id, JSON.stringify(said)]);

  return (
    <div className={`${className} rich-text`} data-invalid={said['aria-invalid']}>
      {editor && <RichTextToolbar editor={editor} controls={id} />}
      <div ref={place} className="rich-text-page" />
    </div>
  );
}

/** The props of the editor and of the plain field that replaces it. */
export type RichTextControl = {
  control: FieldControl;
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  /** Receives a function that focuses the editor, for forms that show errors. */
  focusBy: (focus: () => void) => void;
};
