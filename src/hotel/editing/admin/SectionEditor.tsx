import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { editorWords, partWords } from '@/words/staff';
import { draftKey } from './drafts';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { setUnsaved } from '@/hotel/layout/admin/unsaved-work';
import type { Fields } from '@/hotel/rules/merge';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { ConflictNotice } from './ConflictNotice';
import { EditorActions } from './EditorActions';
import { EditorHead } from './EditorHead';
import { LanguageTabs } from './LanguageTabs';
import { mapTexts } from '@/hotel/content/texts';
import type { EditorTexts } from './texts-to-translate';
import { TranslationForm } from './TranslationForm';
import { useTranslating } from './use-translating';
import { useSaveShortcut } from './use-save-shortcut';
import { useSectionForm } from './use-section-form';
import type { Edit } from './use-section-form';

type Props<T extends Fields> = {
  /** Names the draft, in every language alike. */
  draft: string;
  title: string;
  purpose: string;
  /** Inside a tab: the page has its own heading above. */
  inTab?: boolean;
  schema: GenericSchema<T, T>;
  /** What the server has now. */
  value: T;
  save: (edit: Edit<T>) => Promise<unknown>;
  /** Names of the fields, for the choice between two people's words. */
  labels: Record<keyof T & string, string>;
  fields: (form: UseFormReturn<T>) => ReactNode;
  /** What of it may be translated. */
  texts?: EditorTexts;
  /** The public view of the draft, in a `PreviewPane`. */
  preview: (draft: T) => ReactNode;
};

/**
 * Form and live preview of one section: Save and Discard, drafts that outlive the page, a question
 * before leaving, and no overwriting of what someone else saved meanwhile (architecture 6).
 */
export function SectionEditor<T extends Fields>(props: Props<T>) {
  const session = useSession();
  // The guard above renders this for signed-in people only.
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const { draft, title, purpose, inTab = false, labels, value, texts, schema } = props;
  const editor = useSectionForm({ ...props, draftKey: draftKey(draft, userId) });
  const { form, dirty, isSaving, clashes, submit } = editor;
  const isDirty = dirty.length > 0;
  const element = useRef<HTMLFormElement>(null);
  const conflict = useRef<HTMLElement>(null);
  const translating = useTranslating(value, texts, labels, schema);
  const { into, first } = translating;

  useEffect(() => {
    setUnsaved(title, isDirty);
    return () => setUnsaved(title, false);
  }, [title, isDirty]);

  async function trySave(): Promise<void> {
    await submit();
    if (clashes.length > 0) conflict.current?.focus();
  }

  // Of two editors in tabs, and of an editor and its translations, only the one that is shown.
  useSaveShortcut(() => {
    if (element.current && !element.current.closest('[hidden]')) void trySave();
  });

  /** The button one has just pressed is gone; the next thing to do is to save. */
  function focusSave(): void {
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }

  const actions = (
    <EditorActions
      isDirty={isDirty}
      isSaving={isSaving}
      onDiscard={() => {
        editor.discard();
        focusSave();
      }}
    />
  );

  if (into && first && texts)
    return (
      <TranslationForm
        title={title}
        draft={draft}
        inTab={inTab}
        translating={translating}
        into={into}
        first={first}
        preview={(say) => props.preview(mapTexts(value, texts.paths, say))}
      />
    );
  return (
    <form
      ref={element}
      noValidate
      aria-label={title}
      data-unsaved={isDirty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void trySave();
      }}
    >
      <EditorHead title={title} purpose={purpose} inTab={inTab}>
        {actions}
      </EditorHead>
      <LanguageTabs translating={translating} />
      {editor.wasRestored && isDirty && (
        <p className="notice" role="status">
          {editorWords.restored}
        </p>
      )}
      {editor.savedInPart.length > 0 && (
        <p className="notice bad" role="alert">
          {editorWords.savedInPart(names(editor.savedInPart, labels), names(dirty, labels))}
        </p>
      )}
      <ConflictNotice
        ref={conflict}
        clashes={clashes}
        labels={labels}
        onChoose={(field, side) => {
          editor.choose(field, side);
          if (clashes.length > 1) conflict.current?.focus();
          else focusSave();
        }}
      />
      <div className="cols">
        <div className="card">
          <StaffPart name={partWords.form} data={[value]}>
            {props.fields(form)}
          </StaffPart>
        </div>
        <StaffPart name={partWords.preview} data={[editor.values]}>
          {props.preview(editor.values)}
        </StaffPart>
      </div>
    </form>
  );
}

function names<T extends string>(fields: T[], labels: Record<T, string>): string {
  return fields.map((field) => labels[field]).join(', ');
}
