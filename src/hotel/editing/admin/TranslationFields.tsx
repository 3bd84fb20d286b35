import { useEffect, useMemo, useRef } from 'react';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { setUnsaved } from '@/hotel/layout/admin/unsaved-work';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { translationOf, useSaveTranslations } from '@/hotel/content/staff-queries/translations';
import type { StoredTranslation } from '@/hotel/content/staff-queries/translations';
import { cn } from '@/lib/cn';
import { editorWords, partWords, translationWords } from '@/words/staff';
import { ConflictNotice } from './ConflictNotice';
import { draftKey } from './drafts';
import { EditorActions } from './EditorActions';
import { EditorHead } from './EditorHead';
import { LanguageTabs } from './LanguageTabs';
import { TranslatedField } from './TranslatedField';
import type { TranslationFormProps } from './TranslationForm';
import { translationSchema } from './translation-schema';
import { useSaveShortcut } from './use-save-shortcut';
import { useSectionForm } from './use-section-form';

type Props = TranslationFormProps & { translations: readonly StoredTranslation[] };

/**
 * Each text beside its translation, with the preview in that language: saved, kept as a draft and
 * put to the choice between two people as in the editor of the texts themselves.
 */
export function TranslationFields(props: Props) {
  const { title, draft, inTab, inDialog = false, translating, into, first, translations } = props;
  const { texts } = translating;
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
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
  const { form, values, dirty, isSaving, clashes } = editor;
  const isDirty = dirty.length > 0;
  const element = useRef<HTMLFormElement>(null);
  const conflict = useRef<HTMLElement>(null);

  useEffect(() => {
    setUnsaved(name, isDirty);
    return () => setUnsaved(name, false);
  }, [name, isDirty]);

  async function trySave(): Promise<void> {
    await editor.submit();
    if (clashes.length > 0) conflict.current?.focus();
  }
  useSaveShortcut(() => !element.current?.closest('[hidden]') && void trySave());

  function focusSave(): void {
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }

  const inLanguage = new Map(texts.map(({ place, source }) => [source, values[place]]));
  return (
    <form
      ref={element}
      noValidate
      aria-label={name}
      data-unsaved={isDirty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void trySave();
      }}
    >
      <EditorHead title={title} purpose={translationWords.purpose} inTab={inTab}>
        <EditorActions
          isDirty={isDirty}
          isSaving={isSaving}
          onDiscard={() => {
            editor.discard();
            focusSave();
          }}
        />
      </EditorHead>
      <LanguageTabs translating={translating} />
      {editor.wasRestored && isDirty && (
        <p className="notice" role="status">
          {editorWords.restored}
        </p>
      )}
      <ConflictNotice
        ref={conflict}
        clashes={clashes}
        labels={labels}
        onChoose={(place, side) => {
          editor.choose(place, side);
          if (clashes.length > 1) conflict.current?.focus();
          else focusSave();
        }}
      />
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
    </form>
  );
}
