import { useMemo } from 'react';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { useUnsaved } from '@/hotel/page/admin/unsaved-work';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { translationOf, useSaveTranslations } from '@/hotel/content/staff-queries/translations';
import type { StoredTranslation } from '@/hotel/content/staff-queries/translations';
import { cn } from '@/lib/cn';
import { partWords, translationWords } from '@/words/staff';
import { draftKey } from '@/hotel/drafts/admin/drafts';
import { EditorForm } from './EditorForm';
import { TranslatedField } from './TranslatedField';
import type { TranslationFormProps } from './TranslationForm';
import { translationSchema } from './translation-schema';
import { useSectionForm } from './use-section-form';

type Props = TranslationFormProps & { translations: readonly StoredTranslation[] };

/**
 * Each text beside its translation, with the preview in that language: saved, kept as a draft and
 * put to the choice between two people as in the editor of the texts themselves.
 */
export function TranslationFields(props: Props) {
  const { title, draft, inTab, inDialog = false, translating, into, first, translations } = props;
  const { texts } = translating;
  const userId = useUserId();
  const saving = useSaveTranslations();
  const name = translationWords.editor(title, into.name);

  const byPlace = <V,>(give: (text: (typeof texts)[number]) => V) =>
    Object.fromEntries(texts.map((text) => [text.place, give(text)]));
  const stored = byPlace(({ source }) => translationOf(translations, into.code, source));
  const sources = byPlace(({ source }) => source);
  const labels = byPlace(({ label }) => label);
  const editor = useSectionForm<Record<string, string>>({
    draftKey: draftKey(`${draft}/${into.code}`, userId),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another text is another form (its key)
    schema: useMemo(() => translationSchema(texts), []),
    value: byPlace(({ place }) => stored[place]?.text ?? ''),
    save: (edit) => saving.mutateAsync({ ...edit, language: into.code, sources }),
  });
  const { form, values, dirty } = editor;
  useUnsaved(name, dirty.length > 0);

  const inLanguage = new Map(texts.map(({ place, source }) => [source, values[place]]));
  return (
    <EditorForm
      name={name}
      title={title}
      purpose={translationWords.purpose}
      inTab={inTab}
      editor={editor}
      labels={labels}
      translating={translating}
    >
      <div className={cn(inDialog ? 'item-form' : 'cols', 'translating')}>
        <div className={inDialog ? undefined : 'card'}>
          <StaffPart name={partWords.form} data={[stored]}>
            {texts.map((text) => (
              <TranslatedField
                key={text.place}
                form={form}
                text={text}
                first={first}
                into={into}
                madeFrom={stored[text.place]?.madeFrom ?? undefined}
                isConfirming={saving.isPending}
                onConfirm={() =>
                  saving.mutate({
                    language: into.code,
                    sources,
                    base: {},
                    mine: {},
                    confirmed: text.place,
                  })
                }
              />
            ))}
          </StaffPart>
        </div>
        <div className="contents" lang={into.tag}>
          <StaffPart name={partWords.preview} data={[values]}>
            {props.preview((text) => inLanguage.get(text)?.trim() || text)}
          </StaffPart>
        </div>
      </div>
    </EditorForm>
  );
}
