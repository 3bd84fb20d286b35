import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Right } from '@/basics/session/rights';
import { useMay, useUserId } from '@/basics/session/staff-calls/session';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { useContent } from '@/content/store/queries/content';
import { SECTIONS, type SectionKey, type Sections } from '@/content/schema/sections';
import type { HotelImage } from '@/content/schema/image';
import { mapTexts } from '@/content/store/texts';
import { draftKey } from '@/basics/drafts/admin/drafts';
import * as saves from '@/kit/editors/staff-calls/save-sections';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import type { Fields } from '@/basics/rules/merge';
import { partWords, previewWords, staffToasts } from '@/words/staff';
import { EditorForm } from './EditorForm';
import { thingsOfSections, type EditorHistory } from './editor-history';
import { HistoryButton } from './HistoryButton';
import { PreviewPane, type PreviewColours, type PreviewDevice } from './PreviewPane';
import { sectionEditorTexts, type EditorTexts } from './texts-to-translate';
import { TranslationForm } from './TranslationForm';
import { useSectionForm, type Edit } from './use-section-form';
import { useTranslating } from './LanguageTabs';

type Props<T extends Fields> = {
  /** The draft's name; the forms of all languages use it. */
  draft: string;
  words: { title: string; purpose: string; labels: Record<keyof T & string, string> };
  /** True inside a tab, because the page has its own heading. */
  inTab?: boolean;
  schema: GenericSchema<T, T>;
  value: T;
  save: (edit: Edit<T>) => Promise<unknown>;
  fields: ReactNode;
  /** Who may save; without the right the fields are read-only, but translations stay open. */
  right?: Right;
  /** The texts that can be translated. */
  texts?: EditorTexts;
  /** The sections in the value, whose history the editor shows. */
  sections: readonly SectionKey[];
  preview: (draft: T, device: PreviewDevice, images: readonly HotelImage[]) => ReactNode;
  previewColours?: (draft: T) => PreviewColours;
  /** True to show the preview at the form's size, without a page around it. */
  isUnframed?: boolean;
};

/** Form and live preview of a section, with drafts, a question before leaving, and merging. */
export function SectionEditor<T extends Fields>(props: Props<T>) {
  const userId = useUserId();
  const { draft, words, inTab = false, value, texts, schema, right = 'writeContent' } = props;
  const maySave = useMay(right);
  const { title, purpose, labels } = words;
  const editor = useSectionForm({ ...props, draftKey: draftKey(draft, userId) });
  const translating = useTranslating(value, texts, labels, schema);
  useUnsaved(title, editor.dirty.length > 0);
  const { images } = useContent().content;

  function preview(shown: T, of: readonly HotelImage[] = images): ReactNode {
    if (props.isUnframed)
      return (
        <section className="preview stick" aria-label={previewWords.title}>
          <header>{previewWords.title}</header>
          <div className="facts-preview px-5 pt-2 pb-5">{props.preview(shown, 'desktop', of)}</div>
        </section>
      );
    return (
      <PreviewPane colours={props.previewColours?.(shown)}>
        {(device) => props.preview(shown, device, of)}
      </PreviewPane>
    );
  }

  const past: EditorHistory<T> = {
    title,
    things: thingsOfSections(props.sections),
    texts: translating.texts,
    labels: { ...texts?.labels, ...labels },
    schema,
    value,
    isDirty: editor.dirty.length > 0,
    save: props.save,
    preview,
  };
  const history = maySave && <HistoryButton history={past} />;
  const head = { title, inTab, translating, history };
  const { into, first } = translating;
  if (into && first && texts) {
    const previewIn = (say: (text: string) => string) => preview(mapTexts(value, texts.paths, say));
    return (
      <TranslationForm {...head} draft={draft} into={into} first={first} preview={previewIn} />
    );
  }
  return (
    <EditorForm
      {...head}
      purpose={purpose}
      editor={editor}
      labels={{ ...texts?.labels, ...labels }}
      maySave={maySave}
    >
      <div className="cols">
        <div className="card">
          <StaffErrorBoundary name={partWords.form} data={[value]}>
            <EditableBy right={right} note>
              {props.fields}
            </EditableBy>
          </StaffErrorBoundary>
        </div>
        <StaffErrorBoundary name={partWords.preview} data={[editor.values]}>
          {preview(editor.values)}
        </StaffErrorBoundary>
      </div>
    </EditorForm>
  );
}

/**
 * The props of a `SectionEditor` for one section. @param innerLabels labels of lists' fields, by
 * path
 */
export function useSection<K extends SectionKey>(
  key: K,
  words: Pick<saves.SaveWords, 'success'> & Partial<saves.SaveWords>,
  innerLabels?: EditorTexts['labels'],
) {
  const { sections } = useContent().content;
  const saving = saves.useSaveSections({ failure: staffToasts.updateFailed, ...words });
  return {
    sections: [key],
    schema: SECTIONS[key].schema as unknown as GenericSchema<Sections[K], Sections[K]>,
    value: sections[key],
    texts: { ...sectionEditorTexts(key), labels: innerLabels },
    save: (edit: saves.SectionEdit<K>) => saving.mutateAsync({ [key]: edit } as saves.SectionEdits),
  };
}
