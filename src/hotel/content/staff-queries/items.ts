import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/hotel/content/hotel-content';
import { POSITION_MAX } from '@/hotel/rules/limits';
import type { Fields } from '@/hotel/rules/merge';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import type { Item, ItemTable } from '@/hotel/content/staff-services/item-table';
import { changeContent, contentNow, saveMerged } from './change-content';

/** What rooms and testimonials differ in. */
export type ItemKind<T extends Item, Draft extends Fields> = {
  noun: Parameters<typeof staffToasts.itemSaveFailed>[0];
  table: ItemTable<T, Draft>;
  /** The fields that its dialog edits. */
  draftOf: (item: T) => Draft;
  nameOf: (item: Draft) => string;
  placeOf: (item: T) => number;
  withPlace: (item: T, place: number) => T;
  /** Where the content holds them, in the order of display. */
  read: (content: HotelContent) => readonly T[];
  write: (content: HotelContent, items: T[]) => HotelContent;
  words: Record<'added' | 'updated' | 'deleted', (name: string) => ToastText>;
};

/**
 * A save of a dialog. `base` is what the person began with. A new item's id is made when its
 * dialog opens, so that a save whose answer got lost can be repeated.
 */
export type ItemEdit<Draft> = { id: string; isNew: boolean; base: Draft; mine: Draft };

/**
 * What the editor of a list is given of its kind, and all that staff do to it.
 * @param afterwards runs after a row is stored or deleted and before the words are shown
 */
export function useItems<T extends Item, Draft extends Fields>(
  kind: ItemKind<T, Draft>,
  afterwards: {
    saved?: (stored: T, edit: ItemEdit<Draft>) => Promise<void>;
    deleted?: (item: T) => Promise<void>;
  } = {},
) {
  const { noun, draftOf, nameOf, table, words } = kind;
  const { now, change, add, update } = itemsIn(useQueryClient(), kind);

  const saving = useMutation({
    mutationFn: async (edit: ItemEdit<Draft>) => {
      const stored = await (edit.isNew ? add(edit) : update(edit));
      await afterwards.saved?.(stored, edit);
      return stored;
    },
    meta: {
      about: noun,
      success: (_stored: unknown, { isNew, mine }: ItemEdit<Draft>) =>
        (isNew ? words.added : words.updated)(nameOf(mine)),
      failure: staffToasts.itemSaveFailed(noun),
    },
  });

  // A room with reservations goes, too: they keep their own copy (DECISIONS 23).
  const deleting = useMutation({
    mutationFn: async (item: T) => {
      await table.remove(item.id);
      await change((items) => items.filter(({ id }) => id !== item.id));
      await afterwards.deleted?.(item);
    },
    meta: {
      success: (_nothing: unknown, item: T) => words.deleted(nameOf(draftOf(item))),
      failure: staffToasts.itemDeleteFailed(noun),
    },
  });

  // The screen follows at once and goes back when the server refuses.
  const ordering = useMutation({
    mutationFn: (ids: readonly string[]) => table.reorder(ids),
    onMutate: async (ids) => {
      const before = now().map(({ id }) => id);
      await change((items) => inOrder(items, ids));
      return before;
    },
    onSuccess: (moves) =>
      change((items) =>
        items.map((item) => {
          const move = moves.find(({ id }) => id === item.id);
          return move ? { ...kind.withPlace(item, move.place), updatedAt: move.updatedAt } : item;
        }),
      ),
    onError: (_error, _ids, before) => before && change((items) => inOrder(items, before)),
    // One after the other, in the order of the clicks.
    scope: { id: `order/${noun}` },
    meta: { failure: staffToasts.orderFailed },
  });

  return {
    noun,
    draftOf,
    nameOf,
    onSave: saving.mutateAsync,
    onDelete: deleting.mutateAsync,
    onReorder: ordering.mutateAsync,
  };
}

/** The items of a kind in the content, and what changes them there and on the server. */
function itemsIn<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
) {
  const { table, read, write, draftOf, placeOf } = kind;
  const now = () => read(contentNow(client));
  const change = (to: (items: T[]) => T[]) =>
    changeContent(client, (content) => write(content, to([...read(content)])));

  async function add({ id, mine }: ItemEdit<Draft>): Promise<T> {
    const place = Math.min(Math.max(-1, ...now().map(placeOf)) + 1, POSITION_MAX);
    const stored = await table.insert(id, mine, place);
    await change((items) => [...items.filter((item) => item.id !== id), stored]);
    return stored;
  }

  /**
   * The stored row replaces that one item in the content (architecture 4). Fields that others
   * changed meanwhile are kept. A field that both changed stops the save: their value is in the
   * content then, for the dialog to show. So does an item that others deleted.
   */
  function update({ id, base, mine }: ItemEdit<Draft>): Promise<T> {
    return saveMerged({
      base,
      mine,
      read: () => {
        const item = now().find((one) => one.id === id);
        return item && { value: draftOf(item), seen: item.updatedAt };
      },
      store: (draft, seen) => table.update(id, draft, seen),
      replace: (stored) =>
        change((items) => items.flatMap((item) => (item.id === id ? (stored ?? []) : item))),
    });
  }

  return { now, change, add, update };
}

/** The items named by `ids` in that order; others, added meanwhile, after them. */
function inOrder<T extends Item>(items: T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
  );
}
