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

  // A room with reservations too: they keep their own copy (DECISIONS 23).
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

  // The screen follows at once and goes back when the server refuses.
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
    // One after the other, in the order of the clicks.
    scope: { id: `order/${noun}` },
    meta: { failure: staffToasts.orderFailed },
  });
  return { noun, draftOf, nameOf, onSave, onDelete, onReorder };
}

/** The items that are known; the stored row replaces that one item in the content (architecture 4). */
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
   * Fields that others changed meanwhile are kept. A field that both changed stops the save: their
   * value is in the content then, for the dialog to show. So does an item that others deleted.
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

/** The items named by `ids` in that order; others, added meanwhile, after them. */
function inOrder<T extends Item>(items: T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
  );
}
