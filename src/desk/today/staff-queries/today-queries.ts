import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ConflictError } from '@/content/store/staff-services/writes';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-queries/lists';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import {
  changeFailure,
  putReservation,
  TODAY_KEY,
} from '@/desk/stays/staff-queries/reservations-queries';
import { changeReservation } from '@/desk/stays/staff-services/reservations-service';
import { mergeToday, type ShownStay } from '@/desk/today/day';
import { fetchToday, type Today } from '@/desk/today/staff-services/today-service';

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
      // An answer that is on its way does not know of it, and ending it puts back what stood before.
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
            ? { list: row.list, reservation, isTouched: true, isSaving }
            : row,
        ),
      },
  );
}
