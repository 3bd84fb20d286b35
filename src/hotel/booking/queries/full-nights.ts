import { useQuery } from '@tanstack/react-query';
import { AVAILABILITY_KEY } from './availability';

/** How old an answer may be before the month is looked up again, in milliseconds. */
const FRESH_MS = 30_000;

type Span = { from: string; to: string };

/**
 * Which of these nights of a room are full. `full` is empty while the answer is on its way, and when
 * there is none: any night may be asked for all the same.
 * @param span first night and the day after the last, `YYYY-MM-DD`; undefined asks nothing
 */
export function useFullNights(roomId: string, span: Span | undefined) {
  const {
    data = [],
    isError,
    isFetching,
  } = useQuery({
    queryKey: [...AVAILABILITY_KEY, roomId, 'nights', span],
    queryFn: async ({ signal }) => {
      const { fetchFullNights } = await import('@/hotel/booking/services/availability');
      return fetchFullNights(roomId, span?.from ?? '', span?.to ?? '', signal);
    },
    enabled: span !== undefined,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  return { full: data, isUnknown: isError, isLoading: isFetching };
}
