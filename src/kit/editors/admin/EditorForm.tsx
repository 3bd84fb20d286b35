import { useRef, useEffect, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Fields } from '@/basics/rules/merge';
import { DraftNotices } from './DraftNotices';
import { FormFields } from './form-fields';
import { LanguageTabs, type Translating } from './LanguageTabs';
import type { SectionForm } from './use-section-form';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Button } from '@/ui/Button';
import { editorWords, commonWords } from '@/words/staff';
import { Form } from '@/ui/Form';

type Props<T extends Fields> = {
  /** The form's accessible name, if it differs from its title. */
  name?: string;
  title: string;
  purpose: string;
  inTab: boolean;
  editor: SectionForm<T>;
  /** False hides Save. */
  maySave?: boolean;
  labels: Record<keyof T & string, string>;
  translating: Translating;
  history?: ReactNode;
  /** Formats a field's value as text that staff read. */
  shown?: (field: string, value: unknown) => unknown;
  /** Called with invalid fields, for errors that the fields do not show. */
  onInvalid?: (errors: FieldErrors<T>) => void;
  children: ReactNode;
};

export function EditorForm<T extends Fields>(props: Props<T>) {
  const { title, purpose, inTab, name = title, editor, labels, translating, children } = props;
  const { maySave = true } = props;
  const submit = () => void (maySave && editor.submit(props.onInvalid));
  const isDirty = editor.dirty.length > 0;
  const element = useRef<HTMLFormElement>(null);

  // The shortcut saves only the editor in the visible tab.
  useSaveShortcut(() => {
    if (!element.current?.closest('[hidden]')) element.current?.requestSubmit();
  });

  /** Focuses Save, because the button that had the focus has disappeared. */
  function focusSave(): void {
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }

  function discard(): void {
    editor.discard();
    focusSave();
  }

  return (
    <Form ref={element} aria-label={name} data-unsaved={isDirty || undefined} onSubmit={submit}>
      <EditorHead title={title} purpose={purpose} inTab={inTab}>
        <span className="contents">{props.history}</span>
        {isDirty && (
          <>
            <span className="pill warn">{editorWords.unsaved}</span>
            <Button variant="ghost" disabled={editor.isSaving} onClick={discard}>
              {commonWords.discard}
            </Button>
          </>
        )}
        {maySave && (
          <Button type="submit" loading={editor.isSaving}>
            {editorWords.save}
          </Button>
        )}
      </EditorHead>
      <LanguageTabs translating={translating} />
      <DraftNotices editor={editor} labels={labels} shown={props.shown} onDecided={focusSave} />
      <FormFields form={editor.form} labels={labels}>
        {children}
      </FormFields>
    </Form>
  );
}

type EditorHeadProps = {
  title: string;
  purpose: string;
  /** True inside a tab or dialog, which has its own heading. */
  inTab: boolean;
  children: ReactNode;
};

export function EditorHead({ title, purpose, inTab, children }: EditorHeadProps) {
  if (!inTab) return <PageTitle {...{ title, purpose, children }} />;
  return (
    <div className="tab-actions spread gap-4">
      <p className="flex-[1_1_20rem]">{purpose}</p>
      <div className="row title-actions not-print:max-md:w-full">{children}</div>
    </div>
  );
}

/** Saves on Ctrl+S or Cmd+S. */
function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
