import * as v from 'valibot';
import { own } from '@/hotel/content/content';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { rowTime } from './row-time';

/** Something the hotel has several of, as stored. */
export type Item = { id: string; updatedAt: string };

/**
 * Whole rows, renamed here: with an alias beside a filter on the same column the embedded backend
 * answers an update with no row although it has changed one.
 */
const ALL = '*';

/** PostgREST's code for a value that is already there. */
const UNIQUE_VIOLATION = '23505';

/** Someone else changed the item, or deleted it: then `current` is undefined. */
export class ItemConflictError extends ServiceError {
  readonly current: unknown;

  constructor(current: unknown) {
    super('conflict', 'the item has changed since it was read', 409);
    this.name = 'ItemConflictError';
    this.current = current;
  }
}

/** An item that has a new place in the order, and with it a new version. */
export type Move = v.InferOutput<typeof moveSchema>;

const moveSchema = v.object({
  id: v.string(),
  place: v.number(),
  updatedAt: v.pipe(v.string(), v.transform(rowTime)),
});

type Options<T extends Item, Draft> = {
  table: string;
  /** The column that holds the order of display. */
  placeColumn: string;
  /** What the domain calls it. */
  placeName: string;
  /** The function that sets the order of all. */
  reorderCall: string;
  toRow: (draft: Draft) => Record<string, unknown>;
  /** @throws ServiceError `shape` */
  parse: (row: unknown) => T;
};

export type ItemTable<T extends Item, Draft> = {
  /** Adds an item; one with this id is the same save, whose answer got lost. @throws ServiceError */
  insert: (id: string, draft: Draft, place: number) => Promise<T>;
  /**
   * Stores an item, but only over the version that the person has seen.
   * @throws ItemConflictError when someone else was faster; ServiceError otherwise. A row that was
   * not changed is a failure: the policies refuse without a word.
   */
  update: (id: string, draft: Draft, seenVersion: string) => Promise<T>;
  /** Deletes an item; one that is gone already counts as deleted. @throws ServiceError */
  remove: (id: string) => Promise<void>;
  /** Sets the order of display. @returns the items whose place changed @throws ServiceError */
  reorder: (ids: readonly string[]) => Promise<Move[]>;
};

/** The calls for a table of rooms or testimonials; every row that comes back is parsed. */
export function itemTable<T extends Item, Draft>(options: Options<T, Draft>): ItemTable<T, Draft> {
  const { table, placeColumn, placeName, reorderCall, toRow, parse } = options;

  async function find(id: string): Promise<T | undefined> {
    const { data, error, status } = await supabase()
      .from(table)
      .select(ALL)
      .eq('id', id)
      .retry(false);
    if (error) throw restError(error, status);
    return rowsOf(data, status).map(parse)[0];
  }

  async function update(id: string, draft: Draft, seenVersion: string): Promise<T> {
    const { data, error, status } = await supabase()
      .from(table)
      .update(toRow(draft))
      .eq('id', id)
      .eq('updated_at', seenVersion)
      .select(ALL);
    if (error) throw restError(error, status);
    const [stored] = rowsOf(data, status).map(parse);
    if (stored) return stored;
    const current = await find(id);
    if (current?.updatedAt !== seenVersion) throw new ItemConflictError(current);
    throw new ServiceError('refused', 'no row was changed', status);
  }

  return {
    async insert(id, draft, place) {
      const row = { id, ...toRow(draft), [placeColumn]: place };
      const { data, error, status } = await supabase().from(table).insert(row).select(ALL);
      const earlier = error?.code === UNIQUE_VIOLATION ? await find(id) : undefined;
      if (earlier) return update(id, draft, earlier.updatedAt);
      if (error) throw restError(error, status);
      return onlyOne(rowsOf(data, status).map(parse), status);
    },

    update,

    async remove(id) {
      const { data, error, status } = await supabase()
        .from(table)
        .delete()
        .eq('id', id)
        .select('id');
      if (error) throw restError(error, status);
      if (rowsOf(data, status).length === 0 && (await find(id))) {
        throw new ServiceError('refused', 'no row was deleted', status);
      }
    },

    async reorder(ids) {
      const call = await supabase().rpc(reorderCall, { ids });
      if (call.error) throw restError(call.error, call.status);
      const moved = rowsOf(call.data, call.status).map((row) => parseMove(row, placeName));
      if (moved.length === 0) throw new ServiceError('refused', 'nothing was moved', call.status);
      return moved;
    },
  };
}

function parseMove(row: unknown, placeName: string): Move {
  const input = {
    id: own(row, 'id'),
    place: own(row, placeName),
    updatedAt: own(row, 'updatedAt'),
  };
  const parsed = v.safeParse(moveSchema, input);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'the order answered something else', 0, parsed.issues);
}

/**
 * A row as the schema wants it. Versions are brought into one form; `numbers` are fields that the
 * embedded backend answers as text, because JavaScript has no decimal numbers.
 * @param names of the domain for columns that are called otherwise
 * @throws ServiceError `shape`
 */
export function parseItem<T>(
  schema: v.GenericSchema<unknown, T>,
  row: unknown,
  names: Record<string, string>,
  numbers: readonly string[] = [],
): T {
  const updatedAt = own(row, 'updated_at');
  const parsed = v.safeParse(schema, {
    ...(typeof row === 'object' ? row : {}),
    ...Object.fromEntries(numbers.map((name) => [name, Number(own(row, name))])),
    ...Object.fromEntries(Object.entries(names).map(([name, column]) => [name, own(row, column)])),
    updatedAt: typeof updatedAt === 'string' ? rowTime(updatedAt) : updatedAt,
  });
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'the table answered something else', 0, parsed.issues);
}

function rowsOf(data: unknown, status: number): unknown[] {
  if (Array.isArray(data)) return data;
  throw new ServiceError('shape', 'no list of rows', status);
}

function onlyOne<T>(rows: T[], status: number): T {
  const [row, second] = rows;
  if (row !== undefined && second === undefined) return row;
  throw new ServiceError('shape', 'not one row', status);
}
