import type { SupabaseClient } from '@supabase/supabase-js';
import type { GenericSchema } from 'valibot';
import { normalEmail } from '@/basics/rules/email';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';

/** The last row one has; the next page begins behind it. */
export type Cursor = { createdAt: string; id: string };
/** Some rows, newest first; `next` is undefined when there are no more. */
export type Page<T> = { items: T[]; next: Cursor | undefined };

export type Select = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

type Options<T> = {
  table: string;
  /** With `id` and `created_at`. */
  columns: string;
  row: GenericSchema<unknown, T>;
  narrow?: (select: Select) => Select;
  /** The function that finds them by text, because it has an index; then nothing is narrowed. */
  find?: { by: string; args: object } | false;
  after: Cursor | undefined;
  size: number;
  signal?: AbortSignal | undefined;
};

/**
 * A page of a table that grows for ever, newest first, by keyset: however deep, it costs the same.
 * The plain `lte` says nothing that the `or` does not, but only the plain one is found by index.
 * @throws ServiceError
 */
export async function fetchPage<T extends { id: string; createdAt: string }>(
  options: Options<T>,
): Promise<Page<T>> {
  const { table, columns, row, narrow = (all) => all, find, after, size } = options;
  const { signal = new AbortController().signal } = options;
  if (find) {
    const page = { before_at: after?.createdAt, before_id: after?.id, how_many: size + 1 };
    const found = supabase().rpc(find.by, { ...find.args, ...page });
    return pageOf(await callRestRows(found.select(columns).abortSignal(signal), row), size);
  }
  let select = narrow(supabase().from(table).select(columns));
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
    .abortSignal(signal);
  return pageOf(await callRestRows(ordered, row), size);
}

/** A page of what was asked for with one row more than the page has. */
function pageOf<T extends { id: string; createdAt: string }>(
  rows: readonly T[],
  size: number,
): Page<T> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items, next: hasMore ? { createdAt: last.createdAt, id: last.id } : undefined };
}

/** The last character there is: every text that begins with x lies before x and this. */
const LAST_CHARACTER = '\u{10FFFF}';

/** As a range: under row security an index answers `>=` and `<`, but not LIKE. */
export function emailBeginningWith(select: Select, email: string): Select {
  const beginning = normalEmail(email);
  return select.gte('email', beginning).lt('email', beginning + LAST_CHARACTER);
}
