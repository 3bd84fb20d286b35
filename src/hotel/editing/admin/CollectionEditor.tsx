import { Inbox } from 'lucide-react';
import { useCallback, useState } from 'react';
import { AddIcon } from '@/hotel/page/admin/AddIcon';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import type { Fields } from '@/hotel/rules/merge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { collectionWords } from '@/words/staff';
import type { Collection } from './collection';
import { CollectionTable } from './CollectionTable';
import { ItemDialog } from './ItemDialog';
import { SearchField } from './SearchField';
import { UnfinishedNotice } from './UnfinishedNotice';
import { useItemDialog } from './use-item-dialog';

/** From here on one searches instead of looking. */
const SEARCH_FROM = 13;

/**
 * Table and add/edit dialog of rooms or testimonials (specification 2, admin editors;
 * architecture 6). What is typed lives in the dialog alone, so that the table stands still.
 */
export function CollectionEditor<T extends { id: string }, Draft extends Fields>(
  collection: Collection<T, Draft>,
) {
  const { title, purpose, noun, items, draftOf, searchText } = collection;
  const [search, setSearch] = useState('');
  const dialog = useItemDialog(items, collection.newId);
  const { open } = dialog;
  const edit = useCallback((id: string) => open(id), [open]);

  // Not the locale's lower case: a Turkish browser would not find `Iris` by `iris`.
  const wanted = search.trim().toLowerCase();
  const found = wanted
    ? items.filter((item) => searchText(draftOf(item)).toLowerCase().includes(wanted))
    : items;

  return (
    <>
      <PageTitle title={title} purpose={purpose}>
        <Button onClick={() => open()}>
          <AddIcon />
          {collectionWords.add(noun)}
        </Button>
      </PageTitle>
      <UnfinishedNotice collection={collection} isOpen={dialog.target !== undefined} open={open} />
      {items.length >= SEARCH_FROM && (
        <SearchField
          label={collectionWords.search(noun)}
          value={search}
          onChange={setSearch}
          found={found.length}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={Inbox}
          level={2}
          title={collectionWords.none(noun)}
          text={collection.emptyText}
        />
      ) : (
        <CollectionTable
          collection={collection}
          items={found}
          onEdit={edit}
          canReorder={wanted === ''}
        />
      )}
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
