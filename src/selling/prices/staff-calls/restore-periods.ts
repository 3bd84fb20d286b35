import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { toColumns } from '@/content/store/staff-calls/row-schema';
import { callRestRows } from '@/lib/call-rest';
import { getOwn } from '@/basics/rules/get-own';
import { supabase } from '@/lib/supabase';

const deletedRow = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });

/** Restores the prices by date that were deleted together with a room. @throws ServiceError */
export function useRestorePeriods() {
  const client = useQueryClient();
  return async (roomId: string, deletedAt: string) => {
    const versions = supabase().from('content_versions').select('key,value');
    const deleted = await callRestRows(
      versions.eq('entity', 'price_periods').eq('act', 'deleted').eq('at', deletedAt),
      deletedRow,
    );
    const periods = deleted.filter(({ value }) => getOwn(value, 'roomId') === roomId);
    if (periods.length === 0) return;
    const rows = periods.map(({ key, value }) => ({ id: key, ...toColumns(value) }));
    await callRestRows(supabase().from('price_periods').insert(rows).select('id'), v.unknown());
    await client.invalidateQueries({ queryKey: CONTENT_KEY });
  };
}
