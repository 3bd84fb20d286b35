import { skipToken, useQuery } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import type { StaySearch } from '@/selling/search/stay-search-address';
import type { CheapestStaysQuestion } from '@/selling/search/stay-search-answer';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/search/services/stay-search-service'));

/** The age at which an answer is refetched when the visitor returns (ms). */
const FRESH_MS = 30_000;

/** Asks which rooms are free. Undefined asks nothing. */
export function useStaySearch(search: StaySearch | undefined) {
  return useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, 'search', search],
      queryFn: search
        ? async ({ signal }) => (await service()).searchStays(search, signal)
        : skipToken,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    },
    useContentQueryClient(),
  );
}

/** Asks for the cheapest free room on each of several days. */
export function useCheapestStays(asked: CheapestStaysQuestion) {
  return useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, 'cheapest', asked],
      queryFn: async ({ signal }) => (await service()).fetchCheapestStays(asked, signal),
      staleTime: FRESH_MS,
    },
    useContentQueryClient(),
  );
}
