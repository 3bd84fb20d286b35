import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Right } from '@/basics/session/rights';
import type { HotelImage } from '@/content/schema/image';
import type { Fields } from '@/basics/rules/merge';
import type { ItemEdit } from '@/content/store/staff-calls/items';
import { collectionWords } from '@/words/staff';
import type { EditorTexts } from './texts-to-translate';

/** A column of the table. `hiddenOnPhones`: not shown on phones, where each row is a card. */
export type Column<T> = {
  header: string;
  cell: (item: T) => ReactNode;
  variant?: 'image' | 'name' | 'number' | 'text';
  hiddenOnPhones?: boolean;
};

export type Noun = Parameters<typeof collectionWords.add>[0];

/** The right to add, copy and delete items of a kind. */
export function rightOf(noun: Noun): Right {
  return noun === 'testimonial' || noun === 'page' ? 'writeContent' : 'manage';
}

export type Collection<T extends { id: string }, Draft extends Fields> = {
  /** The kind of item: selects the texts, and starts the names of drafts and new ids. */
  noun: Noun;
  /** The items' table, whose history staff can see. */
  table: string;
  words: {
    title: string;
    emptyText: string;
    labels: Record<keyof Draft & string, string>;
  };
  purpose: string;
  items: readonly T[];
  columns: readonly Column<T>[];
  schema: GenericSchema<Draft, Draft>;
  /** An item cannot be saved without these fields (specification 5). */
  required: readonly (keyof Draft & string)[];
  blank: () => Draft;
  draftOf: (item: T) => Draft;
  nameOf: (draft: Draft) => string;
  searchText: (draft: Draft) => string;
  fields: ReactNode;
  texts: EditorTexts;
  preview: (draft: Draft, images: readonly HotelImage[]) => ReactNode;
  /** Restores what was deleted together with an item. */
  onBroughtBack?: (id: string, deletedAt: string) => Promise<unknown>;
  /** Saves an item. Rejects if nothing was stored; the mutation then shows a toast. */
  onSave: (edit: ItemEdit<Draft>) => Promise<unknown>;
  onDiscard?: (edit: ItemEdit<Draft>) => void;
  onDelete: (item: T) => Promise<unknown>;
  onDuplicate?: ((item: T) => void) | undefined;
  /** Saves a new order, given as all ids. Rejects like `onSave`. */
  onReorder: (ids: string[]) => Promise<unknown>;
};

/**
 * Name of a dialog's draft, used for all languages.
 * @param id undefined for a new item
 */
export function draftName(noun: Noun, id: string | undefined): string {
  return `${noun}/${id ?? 'new'}`;
}
