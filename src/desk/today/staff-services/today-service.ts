import * as v from 'valibot';
import { ask } from '@/lib/ask';
import { TODAY_LISTS } from '@/desk/today/day';
import { supabase } from '@/lib/supabase';
import { reservationRow } from '@/desk/stays/staff-services/reservation-row';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const stay = v.pipe(
  v.object({ list: v.picklist(TODAY_LISTS) }),
  v.transform(({ list }) => list),
);

const today = v.object({
  /** `YYYY-MM-DD`, in the hotel. */
  today: v.string(),
  /** Requests that wait for an answer, also those that are not among `stays`. */
  waiting: count,
  stays: v.array(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((row) => ({ list: row, reservation: row })),
      v.object({ list: stay, reservation: reservationRow }),
    ),
  ),
  rooms: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      units: count,
      /** How many are free: tonight, and the thirteen nights that follow. */
      free: v.array(count),
    }),
  ),
});
export type Today = v.InferOutput<typeof today>;

/** Who comes, goes, stays and waits today, and what is free for fourteen nights. @throws ServiceError */
export function fetchToday(): Promise<Today> {
  return ask(supabase().rpc('desk_today', {}, { get: true }), today);
}
