import { memo } from 'react';
import { cn } from '@/lib/cn';
import { collectionWords as words } from '@/words/staff';
import type { Column, Noun } from './collection';
import { ConfirmDelete } from './ConfirmDelete';
import { RowActs } from './RowAction';

type Props<T extends { id: string }> = {
  item: T;
  name: string;
  noun: Noun;
  columns: readonly Column<T>[];
  /** Whether it may move at all, and has a neighbour above and below. */
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  isConfirming: boolean;
  onEdit: (id: string) => void;
  onDuplicate: ((item: T) => void) | undefined;
  onAsk: (id: string) => void;
  onConfirm: (item: T) => Promise<void>;
  onCancel: (item: T) => void;
  onMove: (item: T, by: -1 | 1) => void;
};

function Row<T extends { id: string }>(props: Props<T>) {
  const { item, name, noun, columns, canMove, isFirst, isLast, isConfirming, onDuplicate } = props;
  return (
    <tr data-item={item.id} className={cn(isConfirming && 'confirm')}>
      {columns.map(({ header, cell, variant, hiddenOnPhones }) => {
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
      })}
      <td className="cell-acts">
        {isConfirming ? (
          <ConfirmDelete
            question={words.delete(noun)}
            onConfirm={() => props.onConfirm(item)}
            onCancel={() => props.onCancel(item)}
          />
        ) : (
          <div className="acts">
            <RowActs
              acts={[
                canMove && ['up', words.moveUp(name), () => props.onMove(item, -1), isFirst],
                canMove && ['down', words.moveDown(name), () => props.onMove(item, 1), isLast],
                ['edit', words.editOne(name), () => props.onEdit(item.id)],
                onDuplicate !== undefined && [
                  'copy',
                  words.duplicate(name),
                  () => onDuplicate(item),
                ],
                ['delete', words.deleteOne(name), () => props.onAsk(item.id)],
              ]}
            />
          </div>
        )}
      </td>
    </tr>
  );
}

/** One item; drawn again only when something of it changes, so that long lists stay quick. */
// memo loses the type parameter; the component under it has it.
export const CollectionRow = memo(Row) as typeof Row;
