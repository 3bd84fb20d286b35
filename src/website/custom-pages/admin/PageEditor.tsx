import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useUserId } from '@/basics/session/staff-calls/session';
import { mapTexts } from '@/content/store/texts';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { EditorForm } from '@/kit/editors/admin/EditorForm';
import { useTranslating } from '@/kit/editors/admin/LanguageTabs';
import { TranslationForm } from '@/kit/editors/admin/TranslationForm';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { hasBuiltInParts, type Page, type PageDraft } from '@/content/schema/page';
import { pageDraftSchema } from '@/website/custom-pages/page-draft';
import type { ArrangedName } from '@/website/custom-pages/arrangement';
import { isAddressTaken, usePages } from '@/website/custom-pages/staff-calls/save-pages';
import { picturePathsIn } from '@/content/schema/find-images';
import { useImages } from '@/content/pictures/staff-calls/images';
import { collectionWords, pageWords as words, partWords } from '@/words/staff';
import { useUndoKeys, useBlocks, type Selected } from './use-blocks';
import { BlockList } from './BlockList';
import {
  ARRANGED_EDITOR,
  blocksInWords,
  type Gap,
  isUsableDraft,
  PAGE_EDITOR,
  textName,
} from './texts-of-page';
import { PageToolbar, ResetOrderButton } from './PageToolbar';
import { PageGaps } from './PageGaps';
import { PageHistory } from './PageHistory';
import { areBlocksTooLarge, pageSchemaBeside } from './page-schema';
import { PagePreview } from './PagePreview';
import { PageSettings } from './PageSettings';
import { pageStatus } from './page-status';

type Props = {
  pages: readonly Page[];
  /** The page as stored; undefined if the home page or About is ordered for the first time. */
  page: Page | undefined;
  value: PageDraft;
  arranged?: ArrangedName | undefined;
  /** True if somebody else deleted the page: saving adds it again. */
  isGone?: boolean;
};

export function PageEditor({ pages, page, value, arranged, isGone = false }: Props) {
  const kind = usePages();
  const userId = useUserId();
  useImages('general', true);
  const [newId] = useState(() => `page-${Date.now()}`);
  const id = page?.id ?? newId;
  const [selected, setSelected] = useState<Selected>();
  const [isPreviewing, setPreviewing] = useState(false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);

  const others = pages.filter((one) => one.id !== id && !hasBuiltInParts(one.slug));
  const taken = others.map(({ slug }) => slug);
  const draft = `page/${arranged ?? id}`;
  const editor = useSectionForm<PageDraft>({
    draftKey: draftKey(draft, userId),
    schema: pageSchemaBeside(taken),
    value,
    isUsable: isUsableDraft,
    save: async ({ base, mine }) => {
      try {
        await kind.onSave({ id, isNew: !page || isGone, base, mine });
      } catch (error) {
        if (isAddressTaken(error)) await tellTaken();
        throw error;
      }
      const kept = picturePathsIn(blocks.kept);
      void kind.release(picturePathsIn(base).filter((name) => !kept.includes(name)));
    },
  });
  const { form, values } = editor;
  const blocks = useBlocks(form);
  const { labels } = words;
  const own = arranged ? ARRANGED_EDITOR : PAGE_EDITOR;
  const texts = { ...own, nameOf: (place: string) => textName(value, place) };
  const translating = useTranslating(value, page ? texts : undefined, labels, pageDraftSchema);
  const title = arranged ? words.arranged[arranged] : values.title || value.title;
  useUnsaved(title, editor.dirty.length > 0);
  useUndoKeys(blocks);

  /** Called if somebody else saved first: reloads the block order or asks for another address. */
  async function tellTaken(): Promise<void> {
    if (arranged) return kind.again();
    setSettingsOpen(true);
    form.setError('slug', { message: words.slugTaken }, { shouldFocus: true });
    return undefined;
  }

  function goToWrong(errors: FieldErrors<PageDraft>): void {
    const { blocks: wrong, ...settings } = errors;
    if (Object.keys(settings).length > 0) return setSettingsOpen(true);
    const at = Array.isArray(wrong) ? wrong.findIndex(Boolean) : -1;
    const block = form.getValues('blocks')[at];
    if (block) setSelected({ id: block.id, wanted: { what: 'error' } });
    return undefined;
  }

  function goToGap({ place, text }: Gap): void {
    const block = form.getValues('blocks')[Number(place.split('/')[1])];
    if (block) return setSelected({ id: block.id, wanted: { what: 'text', text } });
    return setSettingsOpen(true);
  }

  const head = { title, inTab: false, translating };
  const { into, first } = translating;
  if (into && first)
    return (
      <TranslationForm
        {...head}
        draft={draft}
        into={into}
        first={first}
        preview={(say) => <PagePreview page={mapTexts(value, PAGE_EDITOR.paths, say)} />}
      />
    );

  const status = pageStatus(values);
  const isDirty = editor.dirty.length > 0;
  const history = { title, value, texts: translating.texts, taken, isGone, isDirty };
  return (
    <EditorForm
      {...head}
      history={page && <PageHistory {...history} page={page} />}
      purpose={arranged ? words.arrangedPurpose : `/${values.slug} · ${status.text}`}
      editor={editor}
      labels={labels}
      shown={(field, shown) => (field === 'blocks' ? blocksInWords(shown) : shown)}
      onInvalid={goToWrong}
    >
      <PageToolbar
        blocks={blocks}
        page={form.getValues}
        stored={arranged ? undefined : page}
        canShow={!arranged}
        isGone={isGone}
        isPreviewing={isPreviewing}
        setPreviewing={setPreviewing}
      />
      {isGone && (
        <p className="notice bad" role="alert">
          {collectionWords.isGone('page')}
        </p>
      )}
      {areBlocksTooLarge(values.blocks) && (
        <p className="notice bad" role="alert">
          {words.tooMuch}
        </p>
      )}
      <PageGaps page={values} onGo={goToGap} />
      <div className="cols page-editor" data-previewing={isPreviewing || undefined}>
        <div className="card">
          <StaffErrorBoundary name={partWords.form} data={[value]}>
            {page && !arranged && (
              <details
                className="page-settings mb-5 pb-5 border-b border-line"
                open={areSettingsOpen}
                onToggle={({ currentTarget }) => setSettingsOpen(currentTarget.open)}
              >
                <summary>
                  <ChevronRight className="icon" aria-hidden="true" />
                  <h2>{words.settings}</h2>
                  <span className={`pill ${status.tone}`}>{status.text}</span>
                </summary>
                <PageSettings page={page} taken={taken} />
              </details>
            )}
            <BlockList
              blocks={blocks}
              selected={selected}
              onSelect={setSelected}
              others={others.filter((one) => one !== page)}
            />
            {page && arranged && (
              <ResetOrderButton
                onConfirm={() => kind.onDelete(page).then(editor.discard, () => undefined)}
              />
            )}
          </StaffErrorBoundary>
        </div>
        <StaffErrorBoundary name={partWords.preview} data={[values]}>
          <PagePreview
            page={values}
            selected={selected?.id}
            onPoint={(block, text) => {
              setPreviewing(false);
              setSelected({ id: block, wanted: { what: 'text', text } });
            }}
          />
        </StaffErrorBoundary>
      </div>
    </EditorForm>
  );
}
