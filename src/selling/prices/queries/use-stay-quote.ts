import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QuoteRequest, QuoteAnswer } from '@/selling/prices/stay-quote';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { ServiceError } from '@/lib/service-error';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/prices/services/quote-service'));

/** How long a quote is shown again, in milliseconds. */
const FRESH_MS = 60_000;

const keyOf = (asked: QuoteRequest | undefined) => ['stay-quote', asked] as const;

/**
 * What a stay costs; while that is on its way, what was said before. Nothing is asked of no stay.
 * @returns `isBusy` where too many codes were tried; `learn`, to be told what a refused request said
 */
export function useStayQuote(asked: QuoteRequest | undefined) {
  const client = useContentQueryClient();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: keyOf(asked),
      queryFn: async ({ signal }) => {
        const { fetchStayQuote } = await service();
        if (!asked) throw new Error('there is nothing to quote');
        return fetchStayQuote(asked, signal);
      },
      enabled: asked !== undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    },
    client,
  );

  function learn(answer: QuoteAnswer): void {
    // A code that was never quoted is looked at first.
    if (answer.quote?.rule?.code === 'code-unquoted')
      void client.invalidateQueries({ queryKey: keyOf(asked) });
    else if (answer.quote) client.setQueryData(keyOf(asked), answer);
  }

  return {
    quote: data?.quote,
    gone: data?.gone,
    isFailed: error !== null,
    isBusy: error instanceof ServiceError && error.kind === 'busy',
    isFetching,
    refetch,
    learn,
  };
}
