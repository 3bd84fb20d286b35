import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import {
  thenSchema,
  thingFields,
  versionValue,
  type Then,
  type Thing,
} from '@/kit/editors/version-value';
import { callRest, callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { versionWords } from '@/words/staff';

const byName = v.nullable(v.string());

const changeSchema = v.object({
  ...thingFields,
  id: v.number(),
  at: rowTimestamp,
  /** Null for a change in the database, and for the value before the first recorded change. */
  by: v.nullable(v.string()),
  byName,
  act: v.picklist(['found', 'saved', 'deleted']),
});
export type Change = v.InferOutput<typeof changeSchema>;

/** How many changes the server returns at once. */
const PAGE = 50;
export const VERSIONS_KEY = [...STAFF_KEY, 'versions'] as const;
// Each opening of a history asks again, because a save may have added a version.
const FRESH = { staleTime: 0, gcTime: 0, meta: { failure: versionWords.notLoaded } };

type Kept = { things: readonly Thing[]; texts: readonly { source: string }[] };

const argsOf = ({ things, texts }: Kept) => ({ things, texts: texts.map(({ source }) => source) });

/** Loads the changes of things, and of the translations of their texts, newest first. */
export function useChanges(kept: Kept) {
  const args = argsOf(kept);
  return useInfiniteQuery({
    queryKey: [...VERSIONS_KEY, 'changes', args],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: before }) =>
      callRest(supabase().rpc('content_history', { ...args, before }), v.array(changeSchema)),
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.at),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

/** Fetches things as they were at a moment. @throws ServiceError */
export function fetchThen(kept: Kept, moment: string): Promise<Then> {
  return callRest(supabase().rpc('content_at', { ...argsOf(kept), moment }), thenSchema);
}

export function useThen(kept: Kept, moment: string | undefined) {
  return useQuery({
    queryKey: [...VERSIONS_KEY, 'then', argsOf(kept), moment],
    queryFn: moment === undefined ? skipToken : () => fetchThen(kept, moment),
    ...FRESH,
  });
}

const deletedRow = rowSchema({ key: v.string(), at: rowTimestamp, byName, value: versionValue });
export type Deleted = v.InferOutput<typeof deletedRow>;

/** Fetches the newest deleted rows of a table; with `at`, those deleted at that moment. */
export function fetchDeleted(entity: string, at?: string): Promise<Deleted[]> {
  const rows = supabase().from('content_versions').select('key,at,by_name,value');
  const deleted = rows.eq('entity', entity).eq('act', 'deleted').order('at', { ascending: false });
  return callRestRows(at ? deleted.eq('at', at) : deleted.limit(PAGE), deletedRow);
}

/** Loads the newest deleted items of a table, each once. */
export function useDeleted(entity: string, ids: readonly string[], isWanted: boolean): Deleted[] {
  const { data = [] } = useQuery({
    // The ids are part of the key, because each deletion adds to the list.
    queryKey: [...VERSIONS_KEY, 'deleted', entity, ids],
    queryFn: () => fetchDeleted(entity),
    enabled: isWanted,
  });
  return data.filter(
    ({ key }, nth) => !ids.includes(key) && data.findIndex((one) => one.key === key) === nth,
  );
}
