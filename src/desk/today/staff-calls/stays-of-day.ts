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
      /** How many are free: tonight, and the 29 nights that follow. */
      free: v.array(count),
      /** How many are occupied on the same nights. */
      occupied: v.optional(v.array(count), []),
    }),
  ),
});
export type Today = v.InferOutput<typeof today>;

/** Who comes, goes, stays and waits today, and what is free for thirty nights. @throws ServiceError */
export function fetchToday(): Promise<Today> {
  return callRest(supabase().rpc('desk_today', {}, { get: true }), today);
}

export type TodayView = Omit<Today, 'stays'> & { stays: ShownStay[] };

/** The day at the desk, kept current; `undefined` while it is on its way or cannot be loaded. */
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

/** One step, shown at once and taken back when the server refuses; each row has its own mutation. */
export function useTodayStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, change }: Step) => changeReservation(of, change),
    onMutate: async ({ of, change }) => {
      // An answer that is on its way does not know of it, and ending it puts back what was before.
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
