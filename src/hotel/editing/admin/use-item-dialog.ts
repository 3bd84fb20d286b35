import { useCallback, useState } from 'react';

/** What the dialog is about: an item, or one that is being added. */
export type DialogTarget<T> = { key: number; id: string; item: T | undefined };

export type ItemDialogState<T> = {
  target: DialogTarget<T> | undefined;
  isOpen: boolean;
  /** Opens it for the item with this id, or to add one. */
  open: (id?: string) => void;
  close: () => void;
  /** Forgets what it was about; the dialog calls it once it has reset itself. */
  forget: () => void;
};

/** Which item the dialog is about. It stays so for a moment after closing (specification 4). */
export function useItemDialog<T extends { id: string }>(
  items: readonly T[],
  newId: (now: number) => string,
): ItemDialogState<T> {
  const [target, setTarget] = useState<DialogTarget<T>>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(
    (id?: string) => {
      const item = items.find((candidate) => candidate.id === id);
      setTarget((before) => {
        // What has just been added is an item now: adding it is over, and editing it another thing.
        const isAdded = !before?.item && items.some(({ id: known }) => known === before?.id);
        if (before && before.item?.id === item?.id && !isAdded) return before;
        return { key: (before?.key ?? 0) + 1, id: item?.id ?? newId(Date.now()), item };
      });
      setOpen(true);
    },
    [items, newId],
  );
  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => setTarget(undefined), []);
  return { target, isOpen, open, close, forget };
}
