import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { partWords } from '@/words/staff';
import { draftKey } from '@/hotel/drafts/admin/drafts';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { useUnsaved } from '@/hotel/page/admin/unsaved-work';
import type { Fields } from '@/hotel/rules/merge';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { EditorForm } from './EditorForm';
import { mapTexts } from '@/hotel/content/texts';
import type { EditorTexts } from './texts-to-translate';
import { TranslationForm } from './TranslationForm';
import { useTranslating } from './use-translating';
import { useSectionForm, type Edit } from './use-section-form';

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
  const userId = useUserId();
  const { draft, title, purpose, inTab = false, labels, value, texts, schema } = props;
  const editor = useSectionForm({ ...props, draftKey: draftKey(draft, userId) });
  const translating = useTranslating(value, texts, labels, schema);
  const { into, first } = translating;
  useUnsaved(title, editor.dirty.length > 0);

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
    <EditorForm
      title={title}
      purpose={purpose}
      inTab={inTab}
      editor={editor}
      labels={labels}
      translating={translating}
    >
      <div className="cols">
        <div className="card">
          <StaffPart name={partWords.form} data={[value]}>
            {props.fields(editor.form)}
          </StaffPart>
        </div>
        <StaffPart name={partWords.preview} data={[editor.values]}>
          {props.preview(editor.values)}
        </StaffPart>
      </div>
    </EditorForm>
  );
}
