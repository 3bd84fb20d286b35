import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { POSITION_MAX } from '@/basics/rules/limits';
import type { Fields } from '@/basics/rules/merge';
import { staffToasts } from '@/words/staff';
import { factsOf } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import type { ToastText } from '@/words/toast-text';
import type { Item, ItemTable } from './item-table';
import { changeContent, currentContent, saveMerged } from './change-content';

export type ItemKind<T extends Item, Draft extends Fields> = {
  noun: Parameters<typeof staffToasts.itemSaveFailed>[0];
  table: ItemTable<T, Draft>;
  draftOf: (item: T) => Draft;
  nameOf: (item: Draft) => string;
  placeOf: (item: T) => number;
  withPlace: (item: T, place: number) => T;
  read: (content: HotelContent) => readonly T[];
  write: (content: HotelContent, items: T[]) => HotelContent;
  /** Reads and changes the full list, if visitors' content has only some items of this kind. */
  all?: {
    now: (client: QueryClient) => readonly T[];
    change: (client: QueryClient, change: (items: T[]) => T[]) => Promise<void>;
  };
  words: Record<'added' | 'updated' | 'deleted', (name: string) => ToastText>;
};

/**
 * `base` is the draft before the edit. A new item's `id` is generated when the dialog opens, so
 * that a retried save adds only one row.
 */
export type ItemEdit<Draft> = { id: string; isNew: boolean; base: Draft; mine: Draft };

/**
 * Changes the items of a table.
 * @param afterwards runs after the row is stored or deleted, before the toast
 */
export function useItems<T extends Item, Draft extends Fields>(
  kind: ItemKind<T, Draft>,
  afterwards: {
    saved?: (stored: T, edit: ItemEdit<Draft>) => Promise<void>;
    deleted?: (item: T) => Promise<void>;
  } = {},
) {
  const { noun, draftOf, nameOf, words } = kind;
  const items = itemsIn(useQueryClient(), kind);

  const { mutateAsync: onSave } = useMutation({
    mutationFn: async (edit: ItemEdit<Draft>) => {
      const stored = await (edit.isNew ? items.add(edit) : items.edit(edit));
      await afterwards.saved?.(stored, edit);
      return stored;
    },
    meta: {
      about: noun,
      success: (_stored: unknown, { isNew, mine }: ItemEdit<Draft>) =>
        (isNew ? words.added : words.updated)(nameOf(mine)),
      failure: (error) =>
        error instanceof ServiceError && error.message === 'too-many-rows'
          ? staffToasts.tooManyItems(Number(factsOf(error)['most']))
          : staffToasts.itemSaveFailed(noun),
    },
  });

  // Also deletes rooms with reservations, because each reservation has its own copy of the room.
  const { mutateAsync: onDelete } = useMutation({
    mutationFn: async (item: T) => {
      await kind.table.remove(item.id);
      await items.change((all) => all.filter(({ id }) => id !== item.id));
      await afterwards.deleted?.(item);
    },
    meta: {
      success: (_nothing: unknown, item: T) => words.deleted(nameOf(draftOf(item))),
      failure: staffToasts.itemDeleteFailed(noun),
    },
  });

  // The new order shows at once; a refusal reverts it.
  const { mutateAsync: onReorder } = useMutation({
    mutationFn: (ids: readonly string[]) => kind.table.reorder(ids),
    onMutate: async (ids) => {
      const before = items.now().map(({ id }) => id);
      await items.change((all) => inOrder(all, ids));
      return before;
    },
    onSuccess: (moves) =>
      items.change((all) =>
        all.map((item) => {
          const move = moves.find(({ id }) => id === item.id);
          return move ? { ...kind.withPlace(item, move.place), updatedAt: move.updatedAt } : item;
        }),
      ),
    onError: (_error, _ids, before) => before && items.change((all) => inOrder(all, before)),
    // Saves run one at a time, in the order of the clicks.
    scope: { id: `order/${noun}` },
    meta: { failure: staffToasts.orderFailed },
  });
  return { noun, draftOf, nameOf, onSave, onDelete, onReorder };
}

function itemsIn<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
) {
  const now = (): readonly T[] => kind.all?.now(client) ?? kind.read(currentContent(client));
  const change = (update: (items: T[]) => T[]): Promise<void> =>
    kind.all?.change(client, update) ??
    changeContent(client, (content) => kind.write(content, update([...kind.read(content)])));

  async function add({ id, mine }: ItemEdit<Draft>): Promise<T> {
    const place = Math.min(Math.max(-1, ...now().map(kind.placeOf)) + 1, POSITION_MAX);
    const stored = await kind.table.insert(id, mine, place);
    await change((items) => [...items.filter((item) => item.id !== id), stored]);
    return stored;
  }

  /**
   * Keeps other people's changes. Fails if both changed a field or the item was deleted; the cache
   * then holds the other version.
   */
  function edit({ id, base, mine }: ItemEdit<Draft>): Promise<T> {
    return saveMerged({
      base,
      mine,
      read: () => {
        const item = now().find((one) => one.id === id);
        return item && { value: kind.draftOf(item), seen: item.updatedAt };
      },
      store: (draft, seen) => kind.table.update(id, draft, seen),
      replace: (stored) =>
        change((items) => items.flatMap((item) => (item.id === id ? (stored ?? []) : item))),
    });
  }

  return { now, change, add, edit };
}

/** Orders items by `ids`; items that are not in `ids` come last. */
function inOrder<T extends Item>(items: T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
  );
}
