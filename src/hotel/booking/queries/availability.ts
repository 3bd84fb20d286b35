import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@/hotel/booking/availability';
import { isBookableDay } from '@/hotel/time/dates';

/** Asked anew when staff give nights away or free them. */
export const AVAILABILITY_KEY = ['availability'] as const;

/** How old an answer may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * Whether a room is free for these nights, and when it is next. Undefined without a date, while
 * the answer is on its way, and when there is none: a request may be sent all the same.
 * @param from first night, `YYYY-MM-DD`
 */
export function useAvailability(
  roomId: string,
  from: string | undefined,
  nights: number,
): Availability | undefined {
  const { data } = useQuery({
    queryKey: [...AVAILABILITY_KEY, roomId, from, nights],
    queryFn: async ({ signal }) => {
      const { fetchAvailability } = await import('@/hotel/booking/services/availability');
      return fetchAvailability(roomId, from ?? '', nights, signal);
    },
    // While a year is being typed it is 0002, 0020 …: nothing to ask about.
    enabled: from !== undefined && isBookableDay(from),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
