import { useRef, type ReactNode } from 'react';
import type { Fields } from '@/hotel/rules/merge';
import { DraftNotices } from './DraftNotices';
import { EditorActions } from './EditorActions';
import { EditorHead } from './EditorHead';
import { LanguageTabs } from './LanguageTabs';
import { useSaveShortcut } from './use-save-shortcut';
import type { SectionForm } from './use-section-form';
import type { Translating } from './use-translating';

type Props<T extends Fields> = {
  /** What the form is called, where its title alone does not tell. */
  name?: string;
  title: string;
  purpose: string;
  inTab: boolean;
  editor: SectionForm<T>;
  labels: Record<keyof T & string, string>;
  translating: Translating;
  children: ReactNode;
};

/** The frame of an editor on a page, of texts or of their translations. */
export function EditorForm<T extends Fields>(props: Props<T>) {
  const { title, purpose, inTab, name = title, editor, labels, translating, children } = props;
  const isDirty = editor.dirty.length > 0;
  const element = useRef<HTMLFormElement>(null);

  // Of two editors in tabs only the one that is shown.
  useSaveShortcut(() => {
    if (!element.current?.closest('[hidden]')) void editor.submit();
  });

  /** The button one has just pressed is gone; the next thing to do is to save. */
  function focusSave(): void {
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label={name}
      data-unsaved={isDirty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <EditorHead title={title} purpose={purpose} inTab={inTab}>
        <EditorActions
          isDirty={isDirty}
          isSaving={editor.isSaving}
          onDiscard={() => {
            editor.discard();
            focusSave();
          }}
        />
      </EditorHead>
      <LanguageTabs translating={translating} />
      <DraftNotices editor={editor} labels={labels} onDecided={focusSave} />
      {children}
    </form>
  );
}
