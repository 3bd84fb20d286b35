import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@/selling/booking/services/availability-service';
import { addDays, isBookableDay } from '@/basics/time/dates';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/booking/services/availability-service'));

export const AVAILABILITY_KEY = ['availability'] as const;

/** The age at which an answer is refetched when the visitor returns (ms). */
const FRESH_MS = 30_000;

/** Returns if a room is free; undefined while unknown. Guests can request it even then. */
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
      // Skips unfinished dates: while somebody types a year it is 0002, then 0020.
      enabled: from !== undefined && isBookableDay(from),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    },
    useContentQueryClient(),
  );
  return data;
}

/** The number of other rooms to check and of free ones to show. */
const ROOMS_ASKED = 6;
const ROOMS_NAMED = 2;

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
