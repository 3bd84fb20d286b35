import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { useList } from '@/desk/lists/staff-calls/lists';
import { fetchPage, type Cursor, type Page } from '@/desk/lists/staff-calls/paging';

const fields = {
  id: v.string(),
  createdAt: rowTimestamp,
  byName: v.nullable(v.string()),
  /** The table of the changed thing. */
  entity: v.string(),
  key: v.string(),
  name: v.nullable(v.string()),
  act: v.picklist(['saved', 'deleted', 'invoice', 'credit']),
  /** The old and the new value of each changed column. Only changes of stays have them. */
  changes: v.nullable(v.record(v.string(), v.tuple([v.unknown(), v.unknown()]))),
};
const row = rowSchema(fields);
export type Activity = v.InferOutput<typeof row>;
export type ActivityFilter = { who: string; kind: string };

export function fetchActivity(
  { who, kind }: ActivityFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Activity>> {
  const find = { by: 'find_activity', args: { who, of_kind: kind } };
  return fetchPage({ table: '', columns: columnsOf(fields), row, find, after, size, signal });
}

export function useActivity(filter: ActivityFilter) {
  return useList([...STAFF_KEY, 'activity'], filter, fetchActivity, 'changes');
}
