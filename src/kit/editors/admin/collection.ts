import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '@/basics/rules/merge';
import type { ItemEdit } from '@/content/store/staff-calls/items';
import { collectionWords } from '@/words/staff';
import type { EditorTexts } from './texts-to-translate';

/** A column of the table; on phones, where a row is a card, `hidden` ones are left out. */
export type Column<T> = {
  header: string;
  cell: (item: T) => ReactNode;
  variant?: 'image' | 'name' | 'number' | 'text';
  hiddenOnPhones?: boolean;
};

/** What an editor of a list may be of. */
export type Noun = Parameters<typeof collectionWords.add>[0];

/** What a collection editor is given about its rooms or testimonials. */
export type Collection<T extends { id: string }, Draft extends Fields> = {
  /** What it holds, as a key of its words; also names drafts, and begins its ids. */
  noun: Noun;
  words: {
    /** The page's heading. */
    title: string;
    /** What the list says while there is nothing in it. */
    emptyText: string;
    /** Names of the fields, for the choice between two people's versions. */
    labels: Record<keyof Draft & string, string>;
  };
  purpose: string;
  items: readonly T[];
  columns: readonly Column<T>[];
  schema: GenericSchema<Draft, Draft>;
  /** Without these nothing is saved (specification 5). */
  required: readonly (keyof Draft & string)[];
  blank: () => Draft;
  draftOf: (item: T) => Draft;
  nameOf: (draft: Draft) => string;
  /** What the search field looks through. */
  searchText: (draft: Draft) => string;
  fields: ReactNode;
  /** Which parts of an item may be translated. */
  texts: EditorTexts;
  /** The public view of the draft. */
  preview: (draft: Draft) => ReactNode;
  /** Rejects when nothing was stored; the words for it are the mutation's. */
  onSave: (edit: ItemEdit<Draft>) => Promise<unknown>;
  /** Told when edits are thrown away. */
  onDiscard?: (edit: ItemEdit<Draft>) => void;
  onDelete: (item: T) => Promise<unknown>;
  /** Makes another of the same. */
  onDuplicate?: ((item: T) => void) | undefined;
  /** All ids in the order wanted. Rejects as `onSave` does. */
  onReorder: (ids: string[]) => Promise<unknown>;
};

/**
 * What the draft of a dialog is called, in every language alike.
 * @param id undefined for an item that is being added
 */
export function draftName(noun: Noun, id: string | undefined): string {
  return `${noun}/${id ?? 'new'}`;
}
