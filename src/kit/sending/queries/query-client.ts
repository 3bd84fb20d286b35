import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { READ_RETRIES, READ_RETRY_FIRST_MS } from '@/basics/rules/limits';
import { useContentSource, type ContentSource } from '@/content/store/queries/content';
import { seedContent } from '@/content/store/queries/content-client';
import { isRetryable } from '@/lib/service-error';
import {
  dismissMutationFailure,
  dismissFailuresAbout,
  toastMutationSuccess,
  toastFailure,
  toastMutationFailure,
} from './outcome-toasts';

/** Creates a client that retries reads twice and writes never. */
export function createQueryClient(): QueryClient {
  /** Failed queries that have shown a toast already; each shows one until it succeeds. */
  const told = new Set<string>();

  const queryCache = new QueryCache({
    onSuccess: (_data, { queryHash }) => {
      if (told.delete(queryHash)) dismissFailuresAbout(queryHash);
    },
    onError: (error, query) => {
      const { failure, evenWithData } = query.meta ?? {};
      // `dataUpdatedAt` is 0 if the query has only the built-in defaults of a prerendered page.
      const covered = query.state.dataUpdatedAt > 0 && !evenWithData;
      if (!failure || covered || told.has(query.queryHash)) return;
      told.add(query.queryHash);
      toastFailure(failure, error, undefined, query.queryHash);
    },
  });

  const mutationCache = new MutationCache({
    onMutate: (_variables, { meta }) => dismissMutationFailure(meta),
    onSuccess: (data, variables, _context, { meta }) => toastMutationSuccess(meta, data, variables),
    onError: (error, variables, _context, { meta }) => toastMutationFailure(meta, error, variables),
    onSettled: async (_data, _error, _variables, _context, { meta }) => {
      const old = meta?.invalidates ?? [];
      await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Repeats queries that failed offline. `networkMode: 'always'` would turn this off.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < READ_RETRIES && isRetryable(error),
        retryDelay: (attempt) => READ_RETRY_FIRST_MS * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** Returns the page's only query client, with the page's content in its cache. */
export function queryClientOf(source: ContentSource): QueryClient {
  if (source.client) return source.client;
  const client = createQueryClient();
  const { content } = source.get();
  if (content) seedContent(client, content, source.savedAt);
  return (source.client = client);
}

export function useContentQueryClient(): QueryClient {
  return queryClientOf(useContentSource());
}
