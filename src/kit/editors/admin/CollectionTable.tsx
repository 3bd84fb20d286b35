import { useCallback, useRef, useState } from 'react';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { cn } from '@/lib/cn';
import type { Fields } from '@/basics/rules/merge';
import { SmallButton } from '@/ui/SmallButton';
import { useFocusNext } from '@/ui/use-focus-next';
import { collectionWords, partWords } from '@/words/staff';
import type { Collection } from './collection';
import { CollectionRow } from './CollectionRow';
import { Said } from '@/ui/Said';

/** Rows drawn at first: more than a screen, few enough to be quick. */
const ROWS = 60;

type Props<T extends { id: string }, Draft extends Fields> = {
  collection: Pick<
    Collection<T, Draft>,
    'noun' | 'columns' | 'draftOf' | 'nameOf' | 'onDelete' | 'onReorder' | 'onDuplicate'
  > & { words: { title: string } };
  items: readonly T[];
  onEdit: (id: string) => void;
  /** False while only some of the items are shown. */
  canReorder: boolean;
};

/** The items as a table; on phones each row is a card. One row at a time asks before deleting. */
export function CollectionTable<T extends { id: string }, Draft extends Fields>({
  collection,
  items,
  onEdit,
  canReorder,
}: Props<T, Draft>) {
  const { words, noun, columns, draftOf, nameOf, onDelete, onReorder } = collection;
  const [confirming, setConfirming] = useState<string>();
  const [limit, setLimit] = useState(ROWS);
  const [said, setSaid] = useState('');
  const table = useRef<HTMLTableElement>(null);
  /** The button to go to once the rows are in their new order. */
  const focusNext = useFocusNext(table);

  const move = useCallback(
    (item: T, by: -1 | 1) => {
      const from = items.indexOf(item);
      const to = from + by;
      if (to < 0 || to >= items.length) return;
      const ids = items.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      focusNext(actionSelector(item.id, by === -1 ? 'up' : 'down'));
      setSaid(collectionWords.moved(nameOf(draftOf(item)), to + 1, items.length));
      onReorder(ids).catch(() => undefined); // the toast has said it
    },
    [items, draftOf, nameOf, onReorder, focusNext],
  );

  const confirm = useCallback(
    async (item: T) => {
      const index = items.indexOf(item);
      const neighbour = items[index + 1] ?? items[index - 1];
      try {
        await onDelete(item);
        if (neighbour) focusNext(actionSelector(neighbour.id, 'delete'));
        else document.querySelector('h1')?.focus();
        setConfirming(undefined);
      } catch {
        // The toast has said it; the row still asks.
      }
    },
    [items, onDelete, focusNext],
  );

  const cancel = useCallback(
    (item: T) => {
      focusNext(actionSelector(item.id, 'delete'));
      setConfirming(undefined);
    },
    [focusNext],
  );

  return (
    <>
      <div className="table-wrap">
        <table className="stack" ref={table} aria-label={words.title}>
          <thead>
            <tr>
              {columns.map(({ header, variant }) => (
                <th key={header} scope="col" className={cn(variant === 'number' && 'num')}>
                  {header}
                </th>
              ))}
              <th scope="col" className="num">
                {collectionWords.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, limit).map((item, index) => (
              <StaffPart
                key={item.id}
                name={partWords[noun]}
                as="row"
                columns={columns.length + 1}
                data={[item]}
              >
                <CollectionRow
                  item={item}
                  name={nameOf(draftOf(item))}
                  noun={noun}
                  columns={columns}
                  canMove={canReorder && items.length > 1}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  isConfirming={confirming === item.id}
                  onEdit={onEdit}
                  onDuplicate={collection.onDuplicate}
                  onAsk={setConfirming}
                  onConfirm={confirm}
                  onCancel={cancel}
                  onMove={move}
                />
              </StaffPart>
            ))}
          </tbody>
        </table>
      </div>
      {items.length > limit && (
        <p className="quiet mt-[0.9rem] text-sm">
          <span>{collectionWords.shown(limit, items.length)}</span>{' '}
          <SmallButton label={collectionWords.showAll} onClick={() => setLimit(items.length)} />
        </p>
      )}
      <Said>{said}</Said>
    </>
  );
}

function actionSelector(id: string, action: string): string {
  return `[data-item="${id}"] [data-action="${action}"]`;
}
