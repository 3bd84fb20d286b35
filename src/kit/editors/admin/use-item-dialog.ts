import { useCallback, useState } from 'react';
import { idForNewRow } from '@/basics/drafts/admin/drafts';
import type { Noun } from './collection';

export type DialogTarget<T> = { key: number; id: string; item: T | undefined };

export type ItemDialogState<T extends { id: string }> = ReturnType<typeof useItemDialog<T>>;

type State<T> = { target: DialogTarget<T> | undefined; isOpen: boolean };
const CLOSED = { target: undefined, isOpen: false };

/**
 * Decides which item the dialog shows, also for a moment after closing (specification 4).
 * @param noun start of new ids: `room-` and a timestamp (specification 3)
 * @param newKey key of the draft for a new item
 */
export function useItemDialog<T extends { id: string }>(
  items: readonly T[],
  noun: Noun,
  newKey?: string,
) {
  const [{ target, isOpen }, setState] = useState<State<T>>(CLOSED);

  function open(id?: string): void {
    const item = items.find((candidate) => candidate.id === id);
    setState(({ target: before }) => {
      // After a dialog has added its item, opens a new dialog: the old one would add it twice.
      const isAdded = !before?.item && items.some(({ id: known }) => known === before?.id);
      if (before && before.item?.id === item?.id && !isAdded)
        return { target: before, isOpen: true };
      const key = (before?.key ?? 0) + 1;
      const newId = () => idForNewRow(newKey, () => `${noun}-${Date.now()}`);
      return { target: { key, id: item?.id ?? newId(), item }, isOpen: true };
    });
  }
  const close = useCallback(() => setState((now) => ({ ...now, isOpen: false })), []);
  // Called by the dialog after its reset. Does nothing if the dialog was opened again.
  const forget = useCallback(() => setState((now) => (now.isOpen ? now : CLOSED)), []);
  return { target, isOpen, open, close, forget };
}
