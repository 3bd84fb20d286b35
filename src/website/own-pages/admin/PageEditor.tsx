import { ArrowLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from '@/ui/router';
import * as v from 'valibot';
import { useUserId } from '@/basics/session/staff-calls/session';
import type { Block } from '@/content/schema/block';
import { mapTexts } from '@/content/store/texts';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { ConfirmDelete } from '@/kit/editors/admin/ConfirmDelete';
import { EditorForm } from '@/kit/editors/admin/EditorForm';
import { useTranslating } from '@/kit/editors/admin/LanguageTabs';
import { RowAction } from '@/kit/editors/admin/RowAction';
import { TranslationForm } from '@/kit/editors/admin/TranslationForm';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { askBeforeLeaving, useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { isArranged, type Page, type PageDraft } from '@/content/schema/page';
import { pageDraftSchema } from '@/website/own-pages/page-draft';
import type { ArrangedName } from '@/website/own-pages/arrangement';
import { isAddressTaken, usePages } from '@/website/own-pages/staff-calls/save-pages';
import { isShownOn } from '@/website/own-pages/shown-pages';
import { picturesIn } from '@/content/schema/image-place';
import { useImages } from '@/content/pictures/staff-calls/images';
import { BLOCKS_BYTES_MAX } from '@/basics/rules/limits';
import { PATH } from '@/basics/rules/paths';
import { hotelToday } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { collectionWords, pageWords as words, partWords } from '@/words/staff';
import { BlockList, type Selected } from './BlockList';
import {
  ARRANGED_EDITOR,
  blocksInWords,
  type Gap,
  gapsOf,
  isUsableDraft,
  PAGE_EDITOR,
  textName,
} from './page-texts';
import { PageGaps } from './PageGaps';
import { PagePreview } from './PagePreview';
import { PageSettings } from './PageSettings';
import { pageStatus } from './page-status';
import { ShowMe } from './ShowMe';
import { useBlocks } from './use-blocks';

type Props = {
  /** All that there are. */
  pages: readonly Page[];
  /** As it is stored; undefined where the home page or About is ordered for the first time. */
  page: Page | undefined;
  value: PageDraft;
  arranged?: ArrangedName | undefined;
  /** Somebody else has deleted it: saving adds it again. */
  isGone?: boolean;
};

/** The editor of one page: its settings and blocks, beside what visitors will see of it. */
export function PageEditor({ pages, page, value, arranged, isGone = false }: Props) {
  const kind = usePages();
  const userId = useUserId();
  useImages('general', true);
  const navigate = useNavigate();
  const [newId] = useState(() => `page-${Date.now()}`);
  const id = page?.id ?? newId;
  const [selected, setSelected] = useState<Selected>();
  const [isPreviewing, setPreviewing] = useState(false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);

  const others = pages.filter((one) => one.id !== id && !isArranged(one.slug));
  const taken = others.map(({ slug }) => slug);
  const draft = `page/${arranged ?? id}`;
  const editor = useSectionForm<PageDraft>({
    draftKey: draftKey(draft, userId),
    schema: schemaBeside(taken),
    value,
    isUsable: isUsableDraft,
    save: async ({ base, mine }) => {
      try {
        await kind.onSave({ id, isNew: !page || isGone, base, mine });
      } catch (error) {
        if (isAddressTaken(error)) await tellTaken();
        throw error;
      }
      const kept = picturesIn(blocks.kept);
      void kind.release(picturesIn(base).filter((name) => !kept.includes(name)));
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

  /** Somebody else was faster: theirs is fetched, and the address questioned. */
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
  return (
    <EditorForm
      {...head}
      purpose={arranged ? words.arrangedPurpose : `/${values.slug} · ${status.text}`}
      editor={editor}
      labels={labels}
      shown={(field, shown) => (field === 'blocks' ? blocksInWords(shown) : shown)}
      onInvalid={goToWrong}
    >
      <div className="page-acts">
        <Button
          variant="ghost"
          size="small"
          icon={ArrowLeft}
          onClick={() => askBeforeLeaving(() => navigate(PATH.adminPages))}
        >
          {words.all}
        </Button>
        <RowAction
          action="undo"
          label={words.undo}
          isOff={!blocks.undo}
          act={() => blocks.undo?.()}
        />
        <RowAction
          action="redo"
          label={words.redo}
          isOff={!blocks.redo}
          act={() => blocks.redo?.()}
        />
        {!arranged && <ShowMe page={form.getValues} id={isGone ? undefined : page?.id} />}
        {page && !arranged && isShownOn(page, hotelToday()) && (
          <a
            className="btn btn-ghost btn-small"
            href={`/${page.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="icon" aria-hidden="true" />
            {words.view}
          </a>
        )}
        <Button
          className="preview-toggle"
          variant="ghost"
          size="small"
          aria-pressed={isPreviewing}
          onClick={() => setPreviewing(!isPreviewing)}
        >
          {words.preview}
        </Button>
      </div>
      {isGone && (
        <p className="notice bad" role="alert">
          {collectionWords.isGone('page')}
        </p>
      )}
      {areTooMuch(values.blocks) && (
        <p className="notice bad" role="alert">
          {words.tooMuch}
        </p>
      )}
      <PageGaps page={values} onGo={goToGap} />
      <div className="cols page-editor" data-previewing={isPreviewing || undefined}>
        <div className="card">
          <StaffPart name={partWords.form} data={[value]}>
            {page && !arranged && (
              <details
                className="page-settings"
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
            {page &&
              arranged &&
              (isTakingBack ? (
                <ConfirmDelete
                  question={words.backQuestion}
                  onConfirm={async () => {
                    await kind.onDelete(page).then(editor.discard, () => undefined);
                    setTakingBack(false);
                  }}
                  onCancel={() => setTakingBack(false)}
                />
              ) : (
                <Button variant="ghost" onClick={() => setTakingBack(true)}>
                  {words.back}
                </Button>
              ))}
          </StaffPart>
        </div>
        <StaffPart name={partWords.preview} data={[values]}>
          <PagePreview
            page={values}
            selected={selected?.id}
            onPoint={(block, text) => {
              setPreviewing(false);
              setSelected({ id: block, wanted: { what: 'text', text } });
            }}
          />
        </StaffPart>
      </div>
    </EditorForm>
  );
}

/** Whether blocks are more than one page holds, whatever each of them says. */
function areTooMuch(blocks: readonly Block[]): boolean {
  return new TextEncoder().encode(JSON.stringify(blocks)).length > BLOCKS_BYTES_MAX;
}

/** A page beside others: two cannot have one address. */
function schemaBeside(taken: readonly string[]) {
  return v.pipe(
    pageDraftSchema,
    v.forward(
      v.check(({ blocks }) => !areTooMuch(blocks), words.tooMuch),
      ['blocks'],
    ),
    v.forward(
      v.check(({ slug }) => !taken.includes(slug), words.slugTaken),
      ['slug'],
    ),
    v.forward(
      v.check(
        (page) => page.status === 'draft' || gapsOf(page).length === 0,
        ({ input }) => words.gapsLeft(gapsOf(input).map(({ name }) => name)),
      ),
      ['status'],
    ),
  );
}

const TYPED = 'input, textarea, select, [contenteditable="true"]';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) step through what was done to the blocks; fields undo their own. */
function useUndoKeys({ undo, redo }: Pick<ReturnType<typeof useBlocks>, 'undo' | 'redo'>): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return;
    if (event.target instanceof Element && event.target.closest(TYPED)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo?.();
    else undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
