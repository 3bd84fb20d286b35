import { useEffect, useMemo, type ReactNode } from 'react';
import { SmallButton } from '@/ui/SmallButton';
import { Skeleton } from '@/ui/Skeleton';
import * as calls from '@/content/store/staff-calls/translations';
import type { Language } from '@/words/languages';
import { translationWords, partWords, commonWords } from '@/words/staff';
import { EditorHead, EditorForm } from './EditorForm';
import { LanguageTabs, type Translating } from './LanguageTabs';
import type { TextToTranslate } from './texts-to-translate';
import './translation.css';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import { useUserId } from '@/basics/session/staff-calls/session';
import { cn } from '@/lib/cn';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { TranslatedField } from './TranslatedField';
import { useSectionForm } from './use-section-form';
import * as v from 'valibot';
import { lostPlaceholders } from '@/content/store/texts';
import { text } from '@/basics/rules/text-schema';

type TranslationFormProps = {
  title: string;
  /** The draft's name: the section's name, or a name that identifies the item. */
  draft: string;
  inTab: boolean;
  history?: ReactNode;
  /** True in a dialog, which places the preview itself. */
  inDialog?: boolean;
  translating: Translating;
  into: Language;
  first: Language;
  /** Renders the public view; `say` translates a text. */
  preview: (say: (text: string) => string) => ReactNode;
};

/** The form for an editor's texts in another language. Waits until the translations have loaded. */
export function TranslationForm(props: TranslationFormProps) {
  const { title, inTab, translating, into } = props;
  const { translations, isFailed, again } = calls.useTranslations();
  const { texts } = translating;
  if (translations && texts.length > 0)
    return (
      // If the texts change, a new form replaces this one; its draft restores the translations.
      <TranslationFields
        key={[into.code, ...texts.map(({ place }) => place)].join(' ')}
        {...props}
        translations={translations}
      />
    );
  return (
    <div>
      <EditorHead title={title} purpose={translationWords.purpose} inTab={inTab}>
        {null}
      </EditorHead>
      <LanguageTabs translating={translating} />
      {texts.length === 0 && <p className="notice">{translationWords.none}</p>}
      {texts.length > 0 && isFailed && (
        <p className="notice bad" role="alert">
          {translationWords.unread} <SmallButton label={commonWords.retry} onClick={again} />
        </p>
      )}
      {texts.length > 0 && !isFailed && <Skeleton className="h-96" />}
    </div>
  );
}

/** Shows each text beside its translation. Has drafts and conflicts, like the text's editor. */
function TranslationFields(
  props: TranslationFormProps & { translations: readonly calls.StoredTranslation[] },
) {
  const { title, draft, inTab, inDialog = false, translating, into, first, translations } = props;
  const { texts } = translating;
  const userId = useUserId();
  const saving = calls.useSaveTranslations();
  const name = translationWords.editor(title, into.name);

  const byPlace = <V,>(give: (text: (typeof texts)[number]) => V) =>
    Object.fromEntries(texts.map((text) => [text.place, give(text)]));
  const stored = byPlace(({ source }) => calls.translationOf(translations, into.code, source));
  const sources = byPlace(({ source }) => source);
  const labels = byPlace(({ label }) => label);
  const target = { language: into.code, sources };
  const editor = useSectionForm<Record<string, string>>({
    draftKey: draftKey(`${draft}/${into.code}`, userId),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another text is another form (its key)
    schema: useMemo(() => translationSchema(texts), []),
    value: byPlace(({ place }) => stored[place]?.text ?? ''),
    save: (edit) => saving.mutateAsync({ ...target, ...edit }),
  });
  const { values, dirty } = editor;
  useUnsaved(name, dirty.length > 0);
  useEffect(() => {
    const lacking = texts.find(
      ({ place }) => !stored[place]?.text || stored[place].madeFrom != null,
    );
    if (translating.isLed && lacking) editor.form.setFocus(lacking.place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);

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
      history={props.history}
    >
      <div className={cn(inDialog ? 'item-form' : 'cols', 'translating')}>
        <div className={inDialog ? undefined : 'card'}>
          <StaffErrorBoundary name={partWords.form} data={[stored]}>
            {texts.map((text) => (
              <TranslatedField
                key={text.place}
                text={text}
                first={first}
                into={into}
                madeFrom={stored[text.place]?.madeFrom ?? undefined}
                isConfirming={saving.isPending}
                onConfirm={() =>
                  saving.mutate({ ...target, base: {}, mine: {}, confirmed: text.place })
                }
              />
            ))}
          </StaffErrorBoundary>
        </div>
        <div className="contents" lang={into.tag}>
          <StaffErrorBoundary name={partWords.preview} data={[values]}>
            {props.preview((text) => inLanguage.get(text)?.trim() || text)}
          </StaffErrorBoundary>
        </div>
      </div>
    </EditorForm>
  );
}

/** A schema for translations: each needs all placeholders and obeys its text's length limit. */
function translationSchema(
  texts: readonly TextToTranslate[],
): v.GenericSchema<Record<string, string>, Record<string, string>> {
  return v.object(
    Object.fromEntries(texts.map(({ place, source, max }) => [place, translation(source, max)])),
  );
}

function translation(source: string, max: number) {
  return v.pipe(
    text(max),
    v.check(
      (typed) => typed === '' || lostPlaceholders(source, typed).length === 0,
      ({ input }) => translationWords.lost(lostPlaceholders(source, input).join(', ')),
    ),
  );
}
