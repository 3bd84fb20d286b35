import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QuoteRequest, QuoteAnswer } from '@/selling/prices/stay-quote';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { ServiceError } from '@/lib/service-error';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/prices/services/quote-service'));

/** How long a quote is reused (ms). */
const FRESH_MS = 60_000;

const keyOf = (asked: QuoteRequest | undefined) => ['stay-quote', asked] as const;

/**
 * Fetches a stay's price; returns the previous one while loading. Undefined fetches nothing.
 * @returns `isBusy`: too many codes were tried; `learn` stores a refused request's quote
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
    // Refused because the server had not quoted this promo code: fetch a quote with the code.
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

/**
 * Fetches the prices of several stays, e.g. of the rooms of one request.
 * @returns `answers` in the order of `stays`, null for each stay without an answer
 */
export function useStayQuotes(stays: readonly QuoteRequest[]) {
  const client = useContentQueryClient();
  const { data: answers = [], isFetching } = useQuery(
    {
      queryKey: ['stay-quote', 'several', stays],
      queryFn: async () => {
        const { fetchStayQuote } = await service();
        const one = (asked: QuoteRequest) =>
          client.fetchQuery({
            queryKey: keyOf(asked),
            queryFn: ({ signal }) => fetchStayQuote(asked, signal),
            staleTime: FRESH_MS,
          });
        return Promise.all(stays.map((asked) => one(asked).catch(() => null)));
      },
      enabled: stays.length > 0,
      staleTime: FRESH_MS,
    },
    client,
  );
  return {
    answers,
    isFetching,
    /** Fetches all prices again, e.g. after a refused request. */
    renew: () => client.invalidateQueries({ queryKey: ['stay-quote'] }),
  };
}
