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
export function useStaySearch(asked: StaySearch | undefined) {
  return useAnswer('search', asked, (file, search, signal) => file.searchStays(search, signal));
}

/** Asks for the cheapest free room on each of several days. Undefined asks nothing. */
export function useCheapestStays(asked: CheapestStaysQuestion | undefined) {
  return useAnswer('cheapest', asked, (file, days, signal) =>
    file.fetchCheapestStays(days, signal),
  );
}

type Service = Awaited<ReturnType<typeof service>>;

function useAnswer<Asked, Answer>(
  kind: string,
  asked: Asked | undefined,
  ask: (file: Service, asked: Asked, signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery(
    {
      queryKey: [...AVAILABILITY_KEY, kind, asked],
      queryFn: asked ? async ({ signal }) => ask(await service(), asked, signal) : skipToken,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    },
    useContentQueryClient(),
  );
}
