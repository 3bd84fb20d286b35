import { useRef, useState } from 'react';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useMay } from '@/basics/session/staff-calls/session';
import { cn } from '@/lib/cn';
import type { Fields } from '@/basics/rules/merge';
import { SmallButton } from '@/ui/SmallButton';
import { useFocusAfterRender } from '@/ui/use-focus-after-render';
import { collectionWords, partWords } from '@/words/staff';
import { rightOf, type Collection, type Column } from './collection';
import { ConfirmDelete } from './ConfirmDelete';
import { RowActions } from './RowAction';
import { LiveRegion } from '@/ui/LiveRegion';

/** Rows rendered at first: more than a screen, few enough to be fast. */
const ROWS = 60;

type Props<T extends { id: string }, Draft extends Fields> = {
  collection: Pick<
    Collection<T, Draft>,
    'noun' | 'columns' | 'draftOf' | 'nameOf' | 'onDelete' | 'onReorder' | 'onDuplicate'
  > & { words: { title: string } };
  items: readonly T[];
  onEdit: (id: string) => void;
  onHistory?: (item: T) => void;
  /** False while a search or filter hides some items. */
  canReorder: boolean;
};

export function CollectionTable<T extends { id: string }, Draft extends Fields>({
  collection,
  items,
  onEdit,
  onHistory,
  canReorder,
}: Props<T, Draft>) {
  const { words, noun, columns, draftOf, nameOf, onDelete, onReorder, onDuplicate } = collection;
  const [confirming, setConfirming] = useState<string>();
  const [limit, setLimit] = useState(ROWS);
  const [said, setSaid] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const focusNext = useFocusAfterRender(table);
  const mayEdit = useMay(noun === 'room' ? 'writeContent' : rightOf(noun));
  const mayAdd = useMay(rightOf(noun));
  const canMove = canReorder && items.length > 1;

  function move(from: number, by: -1 | 1, name: string): void {
    const to = from + by;
    const ids = items.map(({ id }) => id);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    focusNext(actionSelector(id, by === -1 ? 'up' : 'down'));
    setSaid(collectionWords.moved(name, to + 1, items.length));
    onReorder(ids).catch(() => undefined); // the toast has said it
  }

  async function confirm(item: T, neighbour: T | undefined): Promise<void> {
    try {
      await onDelete(item);
      if (neighbour) focusNext(actionSelector(neighbour.id, 'delete'));
      else document.querySelector('h1')?.focus();
      setConfirming(undefined);
    } catch {
      // A toast has shown the error; the row keeps showing its question.
    }
  }

  function cancel({ id }: T): void {
    focusNext(actionSelector(id, 'delete'));
    setConfirming(undefined);
  }

  function acts(item: T, index: number) {
    const name = nameOf(draftOf(item));
    if (confirming === item.id)
      return (
        <ConfirmDelete
          question={collectionWords.delete(noun)}
          onConfirm={() => confirm(item, items[index + 1] ?? items[index - 1])}
          onCancel={() => cancel(item)}
        />
      );
    const isLast = index === items.length - 1;
    return (
      <div className="acts">
        <RowActions
          acts={[
            canMove && ['up', collectionWords.moveUp(name), () => move(index, -1, name), !index],
            canMove && ['down', collectionWords.moveDown(name), () => move(index, 1, name), isLast],
            ['edit', collectionWords.editOne(name), () => onEdit(item.id)],
            mayAdd &&
              onDuplicate && ['copy', collectionWords.duplicate(name), () => onDuplicate(item)],
            onHistory && ['history', collectionWords.historyOf(name), () => onHistory(item)],
            mayAdd && ['delete', collectionWords.deleteOne(name), () => setConfirming(item.id)],
          ]}
        />
      </div>
    );
  }

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
              {mayEdit && (
                <th scope="col" className="num">
                  {collectionWords.actions}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {items.slice(0, limit).map((item, index) => (
              <StaffErrorBoundary
                key={item.id}
                name={partWords[noun]}
                as="row"
                columns={columns.length + 1}
                data={[item]}
              >
                <tr data-item={item.id} className={cn(confirming === item.id && 'confirm')}>
                  <Cells columns={columns} item={item} />
                  {mayEdit && <td className="cell-acts">{acts(item, index)}</td>}
                </tr>
              </StaffErrorBoundary>
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
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function actionSelector(id: string, action: string): string {
  return `[data-item="${id}"] [data-action="${action}"]`;
}

/** A separate component, so that an error in a cell replaces only its row. */
function Cells<T>({ columns, item }: { columns: readonly Column<T>[]; item: T }) {
  return columns.map(({ header, cell, variant, hiddenOnPhones }) => {
    const className = cn(
      variant === 'number' && 'num',
      variant && variant !== 'number' && `cell-${variant}`,
      hiddenOnPhones && 'hide',
    );
    return variant === 'name' ? (
      <th key={header} scope="row" className={className} dir="auto">
        {cell(item)}
      </th>
    ) : (
      <td key={header} className={className}>
        {cell(item)}
      </td>
    );
  });
}
