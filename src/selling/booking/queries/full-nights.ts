import { useQuery } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { AVAILABILITY_KEY } from './booking-queries';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/booking/services/availability-service'));

const FRESH_MS = 30_000;

/** Returns the room's full nights; none while unknown, so that guests can request any night. */
export function useFullNights(roomId: string, span: { from: string; to: string } | undefined) {
  const {
    data = [],
    isError,
    isFetching,
  } = useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, roomId, 'nights', span],
      queryFn: async ({ signal }) => {
        const { fetchFullNights } = await service();
        return fetchFullNights(roomId, span?.from ?? '', span?.to ?? '', signal);
      },
      enabled: span !== undefined,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    },
    useContentQueryClient(),
  );
  return { full: data, isUnknown: isError, isLoading: isFetching };
}
