import * as v from 'valibot';
import { ask } from '@/lib/ask';
import { supabase } from '@/lib/supabase';
import { reservationRow } from '@/hotel/reservations/staff-services/reservation-row';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Whose turn it is: to come, to go, to stay on; a request that waits for an answer, a change that a
 * guest asks for, a guest's cancellation that nobody has seen; a stay that is over without a word of
 * whether the guest came.
 */
const LISTS = [
  'arriving',
  'leaving',
  'waiting',
  'asking',
  'cancelled',
  'unmarked',
  'staying',
] as const;
export type TodayList = (typeof LISTS)[number];

const stay = v.pipe(
  v.object({ list: v.picklist(LISTS) }),
  v.transform(({ list }) => list),
);

const today = v.object({
  /** `YYYY-MM-DD`, in the hotel. */
  today: v.string(),
  /** Requests that wait for an answer, also those that are not among `stays`. */
  waiting: count,
  /** By arrival. */
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

/**
 * Who comes, goes and stays on today, who waits for an answer, and what is free for fourteen nights.
 * @throws ServiceError `refused` when the account may not see it
 */
export function fetchToday(): Promise<Today> {
  return ask(supabase().rpc('desk_today', {}, { get: true }), today);
}
