import { Plus, Inbox, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import type { Fields } from '@/basics/rules/merge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { collectionWords, commonWords, editorWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { draftName, rightOf, type Collection } from './collection';
import { CollectionTable } from './CollectionTable';
import { DeletedItems } from './DeletedItems';
import type { EditorHistory } from './editor-history';
import { ItemDialog } from './ItemDialog';
import { useRequestedLanguage } from './LanguageTabs';
import { hasToDo, textsToTranslate } from './texts-to-translate';
import { ItemPreview } from './PreviewPane';
import { useItemDialog } from './use-item-dialog';
import { VersionsDialog } from './HistoryButton';
import { Skeleton } from '@/ui/Skeleton';
import { draftKey, readDraft } from '@/basics/drafts/admin/drafts';
import { useUserId } from '@/basics/session/staff-calls/session';
import { SmallButton } from '@/ui/SmallButton';
import { LiveRegion } from '@/ui/LiveRegion';

const SEARCH_FROM = 13;

/**
 * Table and dialog for rooms or testimonials (specification 2). The dialog holds the typed text, so
 * that typing does not re-render the table.
 */
export function CollectionEditor<T extends { id: string }, Draft extends Fields>(
  collection: Collection<T, Draft>,
) {
  const { words, purpose, noun, items, draftOf, searchText } = collection;
  const [search, setSearch] = useState('');
  const userId = useUserId();
  const newKey = draftKey(draftName(noun, undefined), userId);
  const dialog = useItemDialog(items, noun, newKey);
  const { open } = dialog;
  const { images } = useContent().content;
  const [pastId, setPast] = useState<string>();
  const past = items.find(({ id }) => id === pastId);
  const textsOf = (item: T) =>
    textsToTranslate(draftOf(item), collection.texts, words.labels, collection.schema, images);
  useRequestedLanguage((language, stored) => {
    const first = items.find((item) => hasToDo(textsOf(item), language, stored));
    if (first) open(first.id);
  });

  function historyOf(item: T): EditorHistory<Draft> {
    const { id } = item;
    return {
      ...collection,
      title: collection.nameOf(draftOf(item)),
      things: [{ entity: collection.table, key: id }],
      texts: textsOf(item),
      labels: words.labels,
      value: draftOf(item),
      isDirty: readDraft(draftKey(draftName(noun, id), userId)) !== undefined,
      save: (edit) => collection.onSave({ id, isNew: false, ...edit }),
      preview: (...shown) => <ItemPreview>{collection.preview(...shown)}</ItemPreview>,
    };
  }

  // Lower case without the browser's locale: in Turkish, `I` would not become `i`.
  const wanted = search.trim().toLowerCase();
  const found = wanted
    ? items.filter((item) => searchText(draftOf(item)).toLowerCase().includes(wanted))
    : items;

  return (
    <>
      <PageTitle title={words.title} purpose={purpose}>
        <Allowed right={rightOf(noun)}>
          <Button icon={Plus} onClick={() => open()}>
            {collectionWords.add(noun)}
          </Button>
        </Allowed>
      </PageTitle>
      <UnfinishedNotice collection={collection} isOpen={dialog.target !== undefined} open={open} />
      {items.length >= SEARCH_FROM && (
        <div className="relative flex gap-[0.9rem] items-center max-w-[30rem] mb-4">
          <Search className="icon quiet absolute start-[0.8rem]" aria-hidden="true" />
          <input
            className="input ps-[2.4rem]"
            type="search"
            aria-label={collectionWords.search(noun)}
            placeholder={collectionWords.search(noun)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="hint min-w-20" role="status">
            {wanted && collectionWords.found(found.length)}
          </p>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={Inbox}
          level={2}
          title={collectionWords.none(noun)}
          text={words.emptyText}
        />
      ) : (
        <CollectionTable
          collection={collection}
          items={found}
          onEdit={open}
          onHistory={({ id }) => setPast(id)}
          canReorder={wanted === ''}
        />
      )}
      <DeletedItems {...collection} />
      {past && <VersionsDialog history={historyOf(past)} onClose={() => setPast(undefined)} />}
      {dialog.target && (
        <ItemDialog
          key={dialog.target.key}
          collection={collection}
          target={dialog.target}
          dialog={dialog}
        />
      )}
    </>
  );
}

export function CollectionSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <PageTitle title={title} purpose={collectionWords.atOnce} />
      <LiveRegion>{commonWords.loading}</LiveRegion>
      <div className="table-wrap grid gap-4 p-4">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-[3.35rem]" />
        ))}
      </div>
    </div>
  );
}

type UnfinishedNoticeProps<T extends { id: string }, Draft extends Fields> = {
  collection: Collection<T, Draft>;
  isOpen: boolean;
  open: (id?: string) => void;
};

/** Lists the drafts that a reload or a crash has left. */
function UnfinishedNotice<T extends { id: string }, Draft extends Fields>({
  collection: { noun, items, draftOf, nameOf },
  isOpen,
  open,
}: UnfinishedNoticeProps<T, Draft>) {
  const userId = useUserId();
  const unfinished = useMemo(() => {
    const has = (id?: string) => readDraft(draftKey(draftName(noun, id), userId)) !== undefined;
    const edited = items
      .filter(({ id }) => has(id))
      .map((item) => ({ id: item.id, text: editorWords.continueWith(nameOf(draftOf(item))) }));
    return has() ? [{ id: undefined, text: editorWords.continueWithNew(noun) }, ...edited] : edited;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `isOpen`: the dialog changes drafts
  }, [items, userId, noun, isOpen]);

  if (isOpen || unfinished.length === 0) return null;
  return (
    <div className="notice row" role="status">
      <span>{editorWords.kept}</span>
      {unfinished.map(({ id, text }) => (
        <SmallButton label={text} key={id ?? 'new'} onClick={() => open(id)} />
      ))}
    </div>
  );
}
