import * as v from 'valibot';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { ConflictError, askChanged, deleteRow } from './writes';
import { rowTimestamp, toColumns } from './row-schema';

type Versioned = { updatedAt: string };
export type Item = Versioned & { id: string };

/** Selects all columns, as `rowSchema` expects. */
const ALL = '*';

export type Move = v.InferOutput<typeof moveSchema>;

const moveSchema = v.object({ id: v.string(), place: v.number(), updatedAt: rowTimestamp });

type Options<T extends Versioned> = {
  /** The table's name, also used in the name of the function `reorder_{table}`. */
  table: string;
  /** The column that identifies a row. By default `id`, which the editor makes for one save. */
  by?: string;
  /** The field that stores the order of display, if the table has one. */
  place?: keyof T & string;
  row: v.GenericSchema<unknown, T>;
};

export type ItemTable<T extends Versioned, Draft> = {
  find: (id: string) => Promise<T | undefined>;
  /**
   * Adds an item. If a row has this id, an earlier attempt stored it and its answer was lost.
   * @throws ConflictError if rows are identified by another column than `id`; ServiceError
   */
  insert: (id: string, draft: Draft, place?: number) => Promise<T>;
  /**
   * Updates an item unless it has changed since `seenVersion`.
   * @throws ConflictError in that case; ServiceError if no row changed, because policies refuse
   * silently
   */
  update: (id: string, draft: Draft, seenVersion: string) => Promise<T>;
  /** Deletes an item; a missing item counts as deleted. @throws ServiceError */
  remove: (id: string) => Promise<void>;
  /** Stores the order. @returns the items whose position changed @throws ServiceError */
  reorder: (ids: readonly string[]) => Promise<Move[]>;
};

/** Returns the calls for a table of rooms, testimonials, prices or sections. Parses all rows. */
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
