import { useCallback, useState } from 'react';
import { idForNewRow } from '@/basics/drafts/admin/drafts';
import type { Noun } from './collection';

/** What the dialog is about: an item, or one that is being added. */
export type DialogTarget<T> = { key: number; id: string; item: T | undefined };

export type ItemDialogState<T extends { id: string }> = ReturnType<typeof useItemDialog<T>>;

type State<T> = { target: DialogTarget<T> | undefined; isOpen: boolean };
const CLOSED = { target: undefined, isOpen: false };

/**
 * Which item the dialog is about. It stays so for a moment after closing (specification 4).
 * @param noun ids that are made here begin with it: `room-` and a timestamp (specification 3)
 * @param newKey where the draft of an item that is being added is kept
 */
export function useItemDialog<T extends { id: string }>(
  items: readonly T[],
  noun: Noun,
  newKey?: string,
) {
  const [{ target, isOpen }, setState] = useState<State<T>>(CLOSED);

  /** Opens it for the item with this id, or to add one. */
  function open(id?: string): void {
    const item = items.find((candidate) => candidate.id === id);
    setState(({ target: before }) => {
      // What has just been added is an item now: adding it is over, and editing it another thing.
      const isAdded = !before?.item && items.some(({ id: known }) => known === before?.id);
      if (before && before.item?.id === item?.id && !isAdded)
        return { target: before, isOpen: true };
      const key = (before?.key ?? 0) + 1;
      const newId = () => idForNewRow(newKey, () => `${noun}-${Date.now()}`);
      return { target: { key, id: item?.id ?? newId(), item }, isOpen: true };
    });
  }
  const close = useCallback(() => setState((now) => ({ ...now, isOpen: false })), []);
  // The dialog calls it once it has reset itself; one that was opened again then is not forgotten.
  const forget = useCallback(() => setState((now) => (now.isOpen ? now : CLOSED)), []);
  return { target, isOpen, open, close, forget };
}
