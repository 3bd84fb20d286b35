import { memo } from 'react';
import { cn } from '@/lib/cn';
import { collectionWords } from '@/words/staff';
import type { Column, Noun, Place } from './collection';
import { ConfirmDelete } from './ConfirmDelete';
import { ArrowDown, ArrowUp, Pencil, Trash2, type LucideIcon } from 'lucide-react';

type Props<T extends { id: string }> = {
  item: T;
  name: string;
  noun: Noun;
  columns: readonly Column<T>[];
  place: Place;
  isConfirming: boolean;
  onEdit: (id: string) => void;
  onAsk: (id: string) => void;
  onConfirm: (item: T) => Promise<void>;
  onCancel: (item: T) => void;
  onMove: (item: T, by: -1 | 1) => void;
};

function Row<T extends { id: string }>(props: Props<T>) {
  const { item, name, noun, columns, place, isConfirming } = props;
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
            question={collectionWords.delete(noun)}
            onConfirm={() => props.onConfirm(item)}
            onCancel={() => props.onCancel(item)}
          />
        ) : (
          <RowActions
            name={name}
            place={place}
            onEdit={() => props.onEdit(item.id)}
            onDelete={() => props.onAsk(item.id)}
            onMove={(by) => props.onMove(item, by)}
          />
        )}
      </td>
    </tr>
  );
}

/** One item; drawn again only when something of it changes, so that long lists stay quick. */
// memo loses the type parameter; the component under it has it.
export const CollectionRow = memo(Row) as typeof Row;

type RowActionsProps = {
  name: string;
  place: Place;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
};

/** What one can do with a row. */
function RowActions({ name, place, onEdit, onDelete, onMove }: RowActionsProps) {
  const isFirst = place === 'first' || place === 'only';
  const isLast = place === 'last' || place === 'only';
  return (
    <div className="acts">
      {place !== 'only' && (
        <>
          {action('up', collectionWords.moveUp(name), ArrowUp, () => onMove(-1), isFirst)}
          {action('down', collectionWords.moveDown(name), ArrowDown, () => onMove(1), isLast)}
        </>
      )}
      {action('edit', collectionWords.editOne(name), Pencil, onEdit)}
      {action('delete', collectionWords.deleteOne(name), Trash2, onDelete)}
    </div>
  );
}

/** Not `disabled` but said to be: a button that has just moved its row to the top keeps the focus. */
function action(id: string, label: string, Icon: LucideIcon, act: () => void, isOff = false) {
  return (
    <button
      type="button"
      className="ib"
      data-action={id}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
