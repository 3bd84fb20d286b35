import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { rowTimestamp } from '@/content/store/staff-calls/row-schema';
import type { Then, Thing } from '@/kit/editors/version-value';
import { callRest, callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { versionWords } from '@/words/staff';

const thing = { entity: v.string(), key: v.string() };
const value = v.record(v.string(), v.unknown());

const changeSchema = v.object({
  ...thing,
  id: v.number(),
  at: rowTimestamp,
  /** Null for a change in the database, and for the value before the first recorded change. */
  by: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  act: v.picklist(['found', 'saved', 'deleted']),
});
export type Change = v.InferOutput<typeof changeSchema>;

const thenSchema: v.GenericSchema<unknown, Then> = v.object({
  parts: v.array(v.object({ ...thing, value: v.nullable(value) })),
  pictures: v.array(
    v.object({ path: v.string(), alt: v.string(), focalX: v.number(), focalY: v.number() }),
  ),
  translations: v.array(v.object({ language: v.string(), source: v.string(), text: v.string() })),
  missing: v.array(v.string()),
});

/** How many changes the server returns at once. */
const PAGE = 50;
const KEY = [...STAFF_KEY, 'versions'] as const;

/** Loads the changes of things, and of the translations of `texts`, newest first. */
export function useChanges(things: readonly Thing[], texts: readonly string[]) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'changes', things, texts],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: before }) =>
      callRest(supabase().rpc('content_history', { things, texts, before }), v.array(changeSchema)),
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.at),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: versionWords.notLoaded },
  });
}

/** Fetches things as they were at a moment. @throws ServiceError */
export function fetchThen(
  things: readonly Thing[],
  texts: readonly string[],
  moment: string,
): Promise<Then> {
  return callRest(supabase().rpc('content_at', { things, texts, moment }), thenSchema);
}

export function useThen(
  things: readonly Thing[],
  texts: readonly string[],
  moment: string | undefined,
) {
  return useQuery({
    queryKey: [...KEY, 'then', things, texts, moment],
    queryFn: moment === undefined ? skipToken : () => fetchThen(things, texts, moment),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: versionWords.notLoaded },
  });
}

const deletedRow = v.pipe(
  v.object({ key: v.string(), at: rowTimestamp, by_name: v.nullable(v.string()), value }),
  v.transform(({ by_name: byName, ...row }) => ({ ...row, byName })),
);
export type Deleted = v.InferOutput<typeof deletedRow>;

/** Loads the newest deleted items of a table, each once. */
export function useDeleted(entity: string, ids: readonly string[]) {
  const { data = [] } = useQuery({
    // The ids are part of the key, because each deletion adds to the list.
    queryKey: [...KEY, 'deleted', entity, ids],
    queryFn: () => {
      const rows = supabase().from('content_versions').select('key,at,by_name,value');
      const deleted = rows.eq('entity', entity).eq('act', 'deleted');
      return callRestRows(deleted.order('at', { ascending: false }).limit(PAGE), deletedRow);
    },
  });
  return data.filter(
    ({ key }, nth) => !ids.includes(key) && data.findIndex((one) => one.key === key) === nth,
  );
}
