import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { READ_RETRIES, READ_RETRY_FIRST_MS } from '@/domain/limits';
import type { ToastText } from '@/domain/toast-text';
import { isRetryable } from '@/services/service-error';
import { toast } from '@/ui/toast';

/**
 * Words a query or mutation declares in its `meta`, as texts or as functions of what happened.
 * This file is the one place where a result becomes a toast.
 */
type SuccessWords = ToastText | ((data: unknown, variables: never) => ToastText | undefined);
type FailureWords = ToastText | ((error: unknown, variables: never) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: FailureWords; evenWithData?: boolean };
    mutationMeta: { success?: SuccessWords; failure?: FailureWords };
  }
}

/** A query client with the house's rules: reads are tried again twice, writes never. */
export function createQueryClient(): QueryClient {
  /** Queries whose failure has been told; one toast until they succeed again. */
  const told = new Set<string>();

  const queryCache = new QueryCache({
    onSuccess: (_data, query) => told.delete(query.queryHash),
    onError: (error, query) => {
      const { failure, evenWithData } = query.meta ?? {};
      // Data of the year 1970 are the built-in defaults of a page rendered ahead.
      const covered = query.state.dataUpdatedAt > 0 && !evenWithData;
      if (!failure || covered || told.has(query.queryHash)) return;
      told.add(query.queryHash);
      say(typeof failure === 'function' ? failure(error, undefined as never) : failure);
    },
  });

  const mutationCache = new MutationCache({
    onSuccess: (data, variables, _context, mutation) => {
      const words = mutation.meta?.success;
      // The mutation wrote its words for its own variables; here they have lost their type.
      say(typeof words === 'function' ? words(data, variables as never) : words);
    },
    onError: (error, variables, _context, mutation) => {
      const words = mutation.meta?.failure;
      say(typeof words === 'function' ? words(error, variables as never) : words);
    },
  });

  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // With this mode it would not: what failed while the line was down comes back with it.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < READ_RETRIES && isRetryable(error),
        retryDelay: (attempt) => READ_RETRY_FIRST_MS * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function say(words: ToastText | undefined): void {
  if (words) toast(words);
}
