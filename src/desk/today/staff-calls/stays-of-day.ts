import * as v from 'valibot';
import { callRest } from '@/lib/call-rest';
import { TODAY_LISTS, mergeToday, type ShownStay } from '@/desk/today/day';
import { supabase } from '@/lib/supabase';
import { reservationRow } from '@/desk/stays/staff-calls/reservation-row';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ConflictError } from '@/content/store/staff-calls/writes';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { changeFailure, changeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { putReservation, TODAY_KEY } from '@/desk/stays/staff-calls/reservations';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const stay = v.pipe(
  v.object({ list: v.picklist(TODAY_LISTS) }),
  v.transform(({ list }) => list),
);

const today = v.object({
  /** The hotel's date, `YYYY-MM-DD`. */
  today: v.string(),
  /** The number of all requests that wait for an answer; `stays` may not include all of them. */
  waiting: count,
  /** Requests whose nights were full and are free now; `stays` lists them as waiting. */
  freed: v.optional(v.array(v.object({ id: v.string(), is_written: v.boolean() })), []),
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
      /** Free rooms tonight and on the next 29 nights. */
      free: v.array(count),
      /** Occupied rooms tonight and on the next 29 nights. */
      occupied: v.optional(v.array(count), []),
    }),
  ),
});
export type TodayView = Omit<v.InferOutput<typeof today>, 'stays' | 'freed'> & {
  stays: ShownStay[];
};

export async function fetchToday(): Promise<TodayView> {
  const { freed, ...day } = await callRest(supabase().rpc('desk_today', {}, { get: true }), today);
  const stays = day.stays.map((row): ShownStay => {
    const found = freed.find(({ id }) => id === row.reservation.id);
    if (!found || row.list !== 'waiting') return row;
    return { ...row, list: 'freed', isWritten: found.is_written };
  });
  return { ...day, stays };
}

export function useToday() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: TODAY_KEY,
    queryFn: async (): Promise<TodayView> => {
      const fresh = await fetchToday();
      return mergeToday(fresh, client.getQueryData<TodayView>(TODAY_KEY));
    },
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
  return { day: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

type Step = { of: Reservation; change: { status: ReservationStatus } | { cancelledUnseen: false } };

/** Saves a step: shown at once, reverted on refusal. Each row needs its own mutation. */
export function useTodayStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, change }: Step) => changeReservation(of, change),
    onMutate: async ({ of, change }) => {
      // Cancels running requests, whose answers would hide the new step. This must come first,
      // because cancelling a query restores its earlier data.
      await client.cancelQueries({ queryKey: TODAY_KEY });
      setRow(client, { ...of, ...change }, true);
    },
    onSuccess: (stored) => {
      setRow(client, stored);
      return putReservation(client, stored);
    },
    onError: (error, { of }) => {
      if (!(error instanceof ConflictError)) return setRow(client, of);
      setRow(client, error.current);
      return putReservation(client, error.current);
    },
    meta: { about: 'reservation', failure: changeFailure },
  });
}

function setRow(client: QueryClient, reservation: Reservation, isSaving?: true): void {
  client.setQueryData<TodayView>(
    TODAY_KEY,
    (day) =>
      day && {
        ...day,
        stays: day.stays.map((row) =>
          row.reservation.id === reservation.id
            ? { ...row, reservation, isTouched: true, isSaving }
            : row,
        ),
      },
  );
}
