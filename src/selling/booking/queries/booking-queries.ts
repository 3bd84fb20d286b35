import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@/selling/booking/services/availability-service';
import { addDays, isBookableDay } from '@/basics/time/dates';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/booking/services/availability-service'));

/** Asked anew when staff give nights away or free them. */
export const AVAILABILITY_KEY = ['availability'] as const;

/** How old an answer may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 30_000;

/** Whether a room is free, and when next; undefined while unknown: one may ask for it all the same. */
export function useAvailability(
  roomId: string,
  from: string | undefined,
  nights: number,
): Availability | undefined {
  const { data } = useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, roomId, from, nights],
      queryFn: async ({ signal }) => {
        const { fetchAvailability } = await service();
        return fetchAvailability(roomId, from ?? '', nights, signal);
      },
      // While a year is being typed it is 0002, 0020 …: nothing to ask about.
      enabled: from !== undefined && isBookableDay(from),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    },
    useContentQueryClient(),
  );
  return data;
}

/** How many other rooms are asked about, and named. */
const ROOMS_ASKED = 6;
const ROOMS_NAMED = 2;

/** Those of these rooms that are free on all nights of a stay. */
export function useFreeRooms<R extends { id: string }>(
  rooms: readonly R[],
  from: string | undefined,
  nights: number,
): R[] {
  const ids = rooms.slice(0, ROOMS_ASKED).map(({ id }) => id);
  const { data = [] } = useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, 'rooms', ids, from, nights],
      queryFn: async ({ signal }) => {
        const { fetchFullNights } = await service();
        const until = addDays(from ?? '', nights);
        const full = await Promise.all(
          ids.map((id) => fetchFullNights(id, from ?? '', until, signal)),
        );
        return ids.filter((_, place) => full[place]?.length === 0);
      },
      enabled: ids.length > 0 && from !== undefined,
      staleTime: FRESH_MS,
    },
    useContentQueryClient(),
  );
  return rooms.filter(({ id }) => ids.length > 0 && data.includes(id)).slice(0, ROOMS_NAMED);
}
