import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '@/basics/rules/merge';
import type { ItemEdit } from '@/content/store/staff-calls/items';
import { collectionWords } from '@/words/staff';
import type { EditorTexts } from './texts-to-translate';

/** A column of the table; phones, where a row is a card, leave out `hiddenOnPhones`. */
export type Column<T> = {
  header: string;
  cell: (item: T) => ReactNode;
  variant?: 'image' | 'name' | 'number' | 'text';
  hiddenOnPhones?: boolean;
};

export type Noun = Parameters<typeof collectionWords.add>[0];

export type Collection<T extends { id: string }, Draft extends Fields> = {
  /** Selects the texts, names drafts and starts new ids. */
  noun: Noun;
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
  preview: (draft: Draft) => ReactNode;
  /** Rejects if nothing was stored; the mutation shows the toast. */
  onSave: (edit: ItemEdit<Draft>) => Promise<unknown>;
  /** Called when edits are discarded. */
  onDiscard?: (edit: ItemEdit<Draft>) => void;
  onDelete: (item: T) => Promise<unknown>;
  onDuplicate?: ((item: T) => void) | undefined;
  /** Takes all ids in the new order. Rejects like `onSave`. */
  onReorder: (ids: string[]) => Promise<unknown>;
};

/** Name of a dialog's draft, in all languages. @param id undefined for a new item */
export function draftName(noun: Noun, id: string | undefined): string {
  return `${noun}/${id ?? 'new'}`;
}
