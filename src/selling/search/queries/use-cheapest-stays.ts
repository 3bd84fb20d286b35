import { useQuery } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import type { CheapestStaysQuestion } from '@/selling/search/stay-search-answer';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/search/services/stay-search-service'));

/** The age at which an answer is refetched when the visitor returns (ms). */
const FRESH_MS = 30_000;

/** Asks for the cheapest free room on each of several days. */
export function useCheapestStays(asked: CheapestStaysQuestion) {
  return useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, 'cheapest', asked],
      queryFn: async ({ signal }) => {
        const { fetchCheapestStays } = await service();
        return fetchCheapestStays(asked, signal);
      },
      staleTime: FRESH_MS,
    },
    useContentQueryClient(),
  );
}
