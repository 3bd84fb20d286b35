import { ArrowDown, ArrowUp, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { collectionWords } from '@/words/staff';
import type { Place } from './collection';

type Props = {
  name: string;
  place: Place;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
};

/** What one can do with a row. */
export function RowActions({ name, place, onEdit, onDelete, onMove }: Props) {
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
