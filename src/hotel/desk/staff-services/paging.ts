import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { normalEmail } from '@/hotel/rules/email';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { rowTime } from '@/hotel/content/staff-services/row-time';

/** The last row one has; the next page begins behind it. */
export type Cursor = { createdAt: string; id: string };
/** Some rows, newest first; `next` is undefined when there are no more. */
export type Page<T> = { items: T[]; next: Cursor | undefined };

/** A select that is still being narrowed down. */
export type Select = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

type Options<T> = {
  table: string;
  /** With `id` and `created_at`. */
  columns: string;
  narrow?: (select: Select) => Select;
  /** Undefined for the newest. */
  after: Cursor | undefined;
  size: number;
  /** @throws ServiceError `shape` */
  parse: (row: unknown) => T;
  signal?: AbortSignal;
};

/**
 * A page of a table that grows for ever, newest first, by keyset: however deep, it costs the same.
 * The plain `lte` says nothing that the `or` does not, but only the plain one is found by index.
 * @throws ServiceError
 */
export async function fetchPage<T extends { id: string; createdAt: string }>(
  options: Options<T>,
): Promise<Page<T>> {
  const { table, columns, narrow, after, size, parse, signal } = options;
  let select: Select = supabase().from(table).select(columns);
  if (narrow) select = narrow(select);
  if (after) {
    const { createdAt, id } = after;
    select = select
      .lte('created_at', createdAt)
      .or(`created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt."${id}")`);
  }
  const ordered = select
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(size + 1)
    .retry(false);
  const { data, error, status } = await (signal ? ordered.abortSignal(signal) : ordered);
  if (error) throw restError(error, status);
  const rows = rowsOf(data, status).map(parse);
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items, next: hasMore ? { createdAt: last.createdAt, id: last.id } : undefined };
}

/** Rows of an answer. @throws ServiceError `shape` */
export function rowsOf(data: unknown, status: number): unknown[] {
  if (Array.isArray(data)) return data;
  throw new ServiceError('shape', 'no list of rows', status);
}

/** The one row that a write changed; none is a refusal, because policies refuse without a word. */
export function changedRow(data: unknown, status: number): unknown {
  const [row, second] = rowsOf(data, status);
  if (row === undefined) throw new ServiceError('refused', 'no row was changed', status);
  if (second !== undefined) throw new ServiceError('shape', 'more than one row', status);
  return row;
}

/**
 * A row as the schema wants it. `created_at` becomes `createdAt` here and not in the query: the
 * embedded backend answers an update of a column that is filtered by with nothing when columns are
 * renamed there. Times are brought into one form, and `numbers` too, which it answers as text.
 * @throws ServiceError `shape`
 */
export function parseRow<T>(
  schema: v.GenericSchema<unknown, T>,
  row: unknown,
  numbers: readonly string[] = [],
): T {
  const entries = Object.entries(typeof row === 'object' ? (row ?? {}) : {});
  const input = entries.map(([column, value]) => {
    const name = column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    if (TIMES.has(name) && typeof value === 'string') return [name, rowTime(value)];
    return [name, numbers.includes(name) ? Number(value) : value];
  });
  const parsed = v.safeParse(schema, Object.fromEntries(input));
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'the table answered something else', 0, parsed.issues);
}

const TIMES = new Set(['createdAt', 'updatedAt', 'at']);

/** The last character there is: every text that begins with x lies before x and this. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * Only rows whose e-mail begins with this. Addresses are stored in small letters and compared byte
 * by byte; under row security an index answers `>=` and `<`, but not LIKE.
 */
export function emailBeginningWith(select: Select, email: string): Select {
  const beginning = normalEmail(email);
  return select.gte('email', beginning).lt('email', beginning + LAST_CHARACTER);
}
