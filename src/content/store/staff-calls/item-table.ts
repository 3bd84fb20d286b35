import * as v from 'valibot';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { ConflictError, askChanged, deleteRow } from './writes';
import { rowTimestamp, toColumns } from './row-schema';

type Versioned = { updatedAt: string };
/** Something the hotel has several of, as stored. */
export type Item = Versioned & { id: string };

/** Whole rows: see `rowSchema`. */
const ALL = '*';

/** An item that has a new place in the order, and with it a new version. */
export type Move = v.InferOutput<typeof moveSchema>;

const moveSchema = v.object({ id: v.string(), place: v.number(), updatedAt: rowTimestamp });

type Options<T extends Versioned> = {
  /** The table; the function that sets the order of all is called `reorder_` and this. */
  table: string;
  /** The column that tells rows apart; without it `id`, which is made for one save. */
  by?: string;
  /** The field that holds the order of display; none where they have no order of their own. */
  place?: keyof T & string;
  /** What a row is read as. */
  row: v.GenericSchema<unknown, T>;
};

export type ItemTable<T extends Versioned, Draft> = {
  find: (id: string) => Promise<T | undefined>;
  /**
   * Adds an item; one with this id is the same save, whose answer got lost.
   * @throws ConflictError where the id is not made for one save; ServiceError
   */
  insert: (id: string, draft: Draft, place?: number) => Promise<T>;
  /**
   * Stores an item, but only over the version that the person has seen.
   * @throws ConflictError when someone else was faster; ServiceError otherwise. A row that was
   * not changed is a failure: the policies refuse without a word.
   */
  update: (id: string, draft: Draft, seenVersion: string) => Promise<T>;
  /** Deletes an item; one that is gone already counts as deleted. @throws ServiceError */
  remove: (id: string) => Promise<void>;
  /** Sets the order of display. @returns the items whose place changed @throws ServiceError */
  reorder: (ids: readonly string[]) => Promise<Move[]>;
};

/** The calls for a table of rooms, testimonials, prices or sections; every row that comes back is parsed. */
export function itemTable<T extends Versioned, Draft extends Record<string, unknown>>({
  table,
  by = 'id',
  place,
  row,
}: Options<T>): ItemTable<T, Draft> {
  const rows = () => supabase().from(table);

  async function find(id: string): Promise<T | undefined> {
    const [item] = await callRestRows(rows().select(ALL).eq(by, id), row);
    return item;
  }

  async function update(id: string, draft: Draft, seenVersion: string): Promise<T> {
    const change = rows().update(toColumns(draft)).eq(by, id).eq('updated_at', seenVersion);
    const [stored] = await callRestRows(change.select(ALL), row);
    if (stored) return stored;
    const current = await find(id);
    if (current?.updatedAt !== seenVersion) throw new ConflictError(current);
    throw new ServiceError('refused', 'no row was changed');
  }

  return {
    find,

    async insert(id, draft, at) {
      const added = toColumns({ ...draft, [by]: id, ...(place && { [place]: at }) });
      try {
        return await askChanged(rows().insert(added).select(ALL), row);
      } catch (error) {
        const earlier = isDuplicate(error) ? await find(id) : undefined;
        if (earlier && by !== 'id') throw new ConflictError(earlier);
        if (earlier) return update(id, draft, earlier.updatedAt);
        throw error;
      }
    },

    update,

    async remove(id) {
      await deleteRow(table, id);
    },

    async reorder(ids) {
      const move = v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((moved) => ({ ...moved, place: place && moved[place] })),
        moveSchema,
      );
      const moves = await callRestRows(supabase().rpc(`reorder_${table}`, { ids }), move);
      if (moves.length === 0) throw new ServiceError('refused', 'nothing was moved');
      return moves;
    },
  };
}
