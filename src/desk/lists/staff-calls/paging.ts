import type { SupabaseClient } from '@supabase/supabase-js';
import type { GenericSchema } from 'valibot';
import { normalEmail } from '@/basics/rules/email';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';

/** The last row of a page; the next page starts after it. */
export type Cursor = { createdAt: string; id: string };
/** Rows, newest first. `next` is undefined on the last page. */
export type Page<T> = { items: T[]; next: Cursor | undefined };

export type Select = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

type Options<T> = {
  table: string;
  /** The columns to select. They must include `id` and `created_at`. */
  columns: string;
  row: GenericSchema<unknown, T>;
  narrow?: (select: Select) => Select;
  /** A database function that searches by text, because it uses an index. It replaces `narrow`. */
  find?: { by: string; args: object } | false;
  after: Cursor | undefined;
  size: number;
  signal?: AbortSignal | undefined;
};

/**
 * Loads a page by keyset, so that deep pages cost no more. The `lte` repeats a part of the `or`,
 * because only a plain condition uses the index.
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

/** Makes a page of `size` rows out of `size + 1`; the additional row tells if a page follows. */
function pageOf<T extends { id: string; createdAt: string }>(
  rows: readonly T[],
  size: number,
): Page<T> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items, next: hasMore ? { createdAt: last.createdAt, id: last.id } : undefined };
}

/** The last Unicode character, to end the range of texts with a common beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Searches by a range, because under row security an index serves `>=` and `<`, but not LIKE. */
export function emailBeginningWith(select: Select, email: string): Select {
  const beginning = normalEmail(email);
  return select.gte('email', beginning).lt('email', beginning + LAST_CHARACTER);
}
