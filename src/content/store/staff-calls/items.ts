import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { POSITION_MAX } from '@/basics/rules/limits';
import type { Fields } from '@/basics/rules/merge';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import type { Item, ItemTable } from './item-table';
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
  /** Where all of them are kept, if visitors' content holds only some. */
  all?: {
    now: (client: QueryClient) => readonly T[];
    change: (client: QueryClient, change: (items: T[]) => T[]) => Promise<void>;
  };
  words: Record<'added' | 'updated' | 'deleted', (name: string) => ToastText>;
};

/**
 * A save of a dialog. `base` is what the person began with. A new item's id is made when its
 * dialog opens, so that a save whose answer got lost can be repeated.
 */
export type ItemEdit<Draft> = { id: string; isNew: boolean; base: Draft; mine: Draft };

/**
 * Adds or changes one item; the stored row replaces that one item in the content (architecture 4).
 * Fields that others changed meanwhile are kept. A field that both changed stops the save: their
 * value is in the content then, for the dialog to show. So does an item that others deleted.
 */
function useSaveItem<T extends Item, Draft extends Fields>(
  kind: ItemKind<T, Draft>,
  afterwards?: (stored: T, edit: ItemEdit<Draft>) => Promise<void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: ItemEdit<Draft>) => {
      const stored = await (edit.isNew ? add(client, kind, edit) : change(client, kind, edit));
      await afterwards?.(stored, edit);
      return stored;
    },
    meta: {
      about: kind.noun,
      success: (_stored: unknown, { isNew, mine }: ItemEdit<Draft>) =>
        (isNew ? kind.words.added : kind.words.updated)(kind.nameOf(mine)),
      failure: staffToasts.itemSaveFailed(kind.noun),
    },
  });
}

/** Deletes one item; a room with reservations too: they keep their own copy (DECISIONS 23). */
function useDeleteItem<T extends Item, Draft extends Fields>(
  kind: ItemKind<T, Draft>,
  afterwards?: (deleted: T) => Promise<void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (item: T) => {
      await kind.table.remove(item.id);
      await changeItems(client, kind, (items) => items.filter(({ id }) => id !== item.id));
      await afterwards?.(item);
    },
    meta: {
      success: (_nothing: unknown, item: T) => kind.words.deleted(kind.nameOf(kind.draftOf(item))),
      failure: staffToasts.itemDeleteFailed(kind.noun),
    },
  });
}

/** Sets the order of display. The screen follows at once and goes back when the server refuses. */
function useReorderItems<T extends Item, Draft extends Fields>(kind: ItemKind<T, Draft>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => kind.table.reorder(ids),
    onMutate: async (ids) => {
      const before = itemsNow(client, kind).map(({ id }) => id);
      await changeItems(client, kind, (items) => inOrder(items, ids));
      return before;
    },
    onSuccess: (moves) =>
      changeItems(client, kind, (items) =>
        items.map((item) => {
          const move = moves.find(({ id }) => id === item.id);
          return move ? { ...kind.withPlace(item, move.place), updatedAt: move.updatedAt } : item;
        }),
      ),
    onError: (_error, _ids, before) =>
      before && changeItems(client, kind, (items) => inOrder(items, before)),
    // One after the other, in the order of the clicks.
    scope: { id: `order/${kind.noun}` },
    meta: { failure: staffToasts.orderFailed },
  });
}

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
  const { noun, draftOf, nameOf } = kind;
  const { mutateAsync: onSave } = useSaveItem(kind, afterwards.saved);
  const { mutateAsync: onDelete } = useDeleteItem(kind, afterwards.deleted);
  const { mutateAsync: onReorder } = useReorderItems(kind);
  return { noun, draftOf, nameOf, onSave, onDelete, onReorder };
}

async function add<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
  { id, mine }: ItemEdit<Draft>,
): Promise<T> {
  const places = itemsNow(client, kind).map(kind.placeOf);
  const place = Math.min(Math.max(-1, ...places) + 1, POSITION_MAX);
  const stored = await kind.table.insert(id, mine, place);
  await changeItems(client, kind, (items) => [...items.filter((item) => item.id !== id), stored]);
  return stored;
}

function change<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
  { id, base, mine }: ItemEdit<Draft>,
): Promise<T> {
  return saveMerged({
    base,
    mine,
    read: () => {
      const item = itemsNow(client, kind).find((one) => one.id === id);
      return item && { value: kind.draftOf(item), seen: item.updatedAt };
    },
    store: (draft, seen) => kind.table.update(id, draft, seen),
    replace: (stored) =>
      changeItems(client, kind, (items) =>
        items.flatMap((item) => (item.id === id ? (stored ?? []) : item)),
      ),
  });
}

function itemsNow<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
): readonly T[] {
  return kind.all ? kind.all.now(client) : kind.read(contentNow(client));
}

function changeItems<T extends Item, Draft extends Fields>(
  client: QueryClient,
  kind: ItemKind<T, Draft>,
  change: (items: T[]) => T[],
): Promise<void> {
  if (kind.all) return kind.all.change(client, change);
  return changeContent(client, (content) => kind.write(content, change([...kind.read(content)])));
}

/** The items named by `ids` in that order; others, added meanwhile, after them. */
function inOrder<T extends Item>(items: T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
  );
}
