import type { Editor } from '@tiptap/core';
import { Bold, Heading, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isLink } from '@/content/schema/link';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { completeLink } from './complete-link';
import { LinkSuggestions } from './LinkSuggestions';
import { blockFieldWords as words } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';

type Tool = [
  name: keyof typeof words.tools,
  Icon: LucideIcon,
  act: () => void,
  isOn: boolean | undefined,
  isOff?: boolean,
];

type Props = { editor: Editor; /** Id of what is written in. */ controls: string };

/** The toolbar has one tab stop; the arrow keys move between its buttons. */
export function RichTextToolbar({ editor, controls }: Props) {
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const does = () => editor.chain().focus();
  const isOn = (name: string) => editor.isActive(name);
  const can = editor.can();
  const tools: Tool[] = [
    ['heading', Heading, () => does().toggleHeading({ level: 3 }).run(), isOn('heading')],
    ['bullets', List, () => does().toggleBulletList().run(), isOn('bulletList')],
    ['numbers', ListOrdered, () => does().toggleOrderedList().run(), isOn('orderedList')],
    ['bold', Bold, () => does().toggleBold().run(), isOn('bold')],
    ['italic', Italic, () => does().toggleItalic().run(), isOn('italic')],
    ['link', Link2, () => setLinking(!isLinking), isOn('link')],
    ['undo', Undo2, () => does().undo().run(), undefined, !can.undo()],
    ['redo', Redo2, () => does().redo().run(), undefined, !can.redo()],
  ];

  function step({ key, currentTarget }: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!by) return;
    const next = (at + by + tools.length) % tools.length;
    setAt(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div
        role="toolbar"
        aria-label={words.formatting}
        aria-controls={controls}
        className="rich-text-tools flex p-[0.2rem] border-b border-line"
        onKeyDown={step}
      >
        {tools.map(([name, Icon, act, isPressed, isOff = false], index) => (
          <IconButton
            key={name}
            icon={Icon}
            label={words.tools[name]}
            isOff={isOff}
            className="ib flex-[0_1_2.5rem] aria-pressed:bg-brand-wash aria-pressed:text-brand-text"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={isPressed}
            aria-expanded={name === 'link' ? isLinking : undefined}
            // Prevents a click from removing the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={act}
          />
        ))}
      </div>
      {isLinking && <LinkPanel editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Asks for the link of the selected words; without a selection, inserts the address itself. */
function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['to'] ?? ''));
  const [error, setError] = useState<string>();
  const focused = useRef(false);
  const places = useId();
  const isThere = editor.isActive('link');

  function leave(): void {
    onDone();
    editor.commands.focus();
  }

  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    leave();
  }

  function set(): void {
    const to = completeLink(address);
    if (!isLink(to)) return setError(VALIDATION.linkInvalid);
    const marks = [{ type: 'link', attrs: { to } }];
    if (isThere) editor.chain().extendMarkRange('link').setMark('link', { to }).run();
    else if (editor.state.selection.empty)
      editor.chain().insertContent({ type: 'text', text: address.trim(), marks }).run();
    else editor.chain().setMark('link', { to }).run();
    return leave();
  }

  function hear(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Stops the keys: otherwise Enter would submit the form and Escape would close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else leave();
  }

  return (
    <div className="rich-text-link flex flex-wrap gap-3 items-start px-[0.9rem] py-3 border-b border-line bg-paper-2">
      <InputField
        className="mt-0 flex-[1_1_14rem]"
        label={words.address}
        error={error}
        ref={(input) => {
          if (!focused.current) input?.focus();
          focused.current = true;
        }}
        inputMode="url"
        autoComplete="off"
        list={places}
        dir="auto"
        value={address}
        onChange={({ target }) => {
          setError(undefined);
          setAddress(target.value);
        }}
        onKeyDown={hear}
      />
      <LinkSuggestions id={places} />
      {/* The margin is as high as the label, so that the button is level with the input. */}
      <Button className="mt-[calc(0.6rem+1.55*var(--fs-sm))]" size="small" onClick={set}>
        {words.setLink}
      </Button>
      {isThere && <SmallButton label={words.removeLink} onClick={remove} />}
    </div>
  );
}
