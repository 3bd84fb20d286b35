import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { fetchDeleted } from '@/kit/editors/staff-calls/versions';
import { periodSchema } from '@/content/schema/price-rules';
import { addPeriods } from './price-tables';

const { id: _id, updatedAt: _version, ...fields } = periodSchema.entries;
/** A period's value in the history. */
export const periodVersion = v.object(fields);

/** Restores the prices by date that were deleted together with a room. @throws ServiceError */
export function useRestorePeriods() {
  const client = useQueryClient();
  return async (roomId: string, deletedAt: string) => {
    const deleted = await fetchDeleted('price_periods', deletedAt);
    const periods = deleted.filter(({ value }) => value['roomId'] === roomId);
    if (periods.length === 0) return;
    const rows = periods.map(({ key, value }) => ({ ...v.parse(periodVersion, value), id: key }));
    await addPeriods(rows);
    await client.invalidateQueries({ queryKey: CONTENT_KEY });
  };
}
