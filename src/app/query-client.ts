import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { READ_RETRIES, READ_RETRY_FIRST_MS } from '@/basics/rules/limits';
import type { MutationMeta } from '@tanstack/react-query';
import type { ToastText } from '@/words/toast-text';
import { isRetryable } from '@/lib/service-error';
import { dismissFailures, toast } from '@/ui/toast';

/**
 * Words a query or mutation declares in its `meta`, as texts or as functions of what happened.
 * This file is the one place where a result becomes a toast.
 */
type SuccessWords = ToastText | ((data: never, variables: never) => ToastText | undefined);
type FailureWords = ToastText | ((error: unknown, variables: never) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: FailureWords; evenWithData?: boolean };
    /** `about`: what is tried; needed where the words of a failure are made when it happens. */
    mutationMeta: { success?: SuccessWords; failure?: FailureWords; about?: string };
  }
}

/** A query client with the house's rules: reads are tried again twice, writes never. */
export function createQueryClient(): QueryClient {
  /** Queries whose failure has been told; one toast until they succeed again. */
  const told = new Set<string>();

  const queryCache = new QueryCache({
    onSuccess: (_data, { queryHash }) => {
      if (told.delete(queryHash)) dismissFailures(queryHash);
    },
    onError: (error, query) => {
      const { failure, evenWithData } = query.meta ?? {};
      // Data dated 0 are the built-in defaults of a prerendered page.
      const covered = query.state.dataUpdatedAt > 0 && !evenWithData;
      if (!failure || covered || told.has(query.queryHash)) return;
      told.add(query.queryHash);
      say(
        typeof failure === 'function' ? failure(error, undefined as never) : failure,
        query.queryHash,
      );
    },
  });

  const mutationCache = new MutationCache({
    // It is tried again: what was said of the last try is old.
    onMutate: (_variables, { meta }) => dismissFailures(subject(meta)),
    onSuccess: (data, variables, _context, { meta }) => {
      const words = meta?.success;
      // The mutation wrote its words for its own data and variables; here they have lost their type.
      const text = typeof words === 'function' ? words(data as never, variables as never) : words;
      say(text, subject(meta));
    },
    onError: (error, variables, _context, { meta }) => {
      const words = meta?.failure;
      say(typeof words === 'function' ? words(error, variables as never) : words, subject(meta));
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

function say(words: ToastText | undefined, about: string | undefined): void {
  if (words) toast({ ...words, about });
}

/** What a mutation tries, by which its next try, or its success, finds the failure it answers. */
function subject(meta: MutationMeta | undefined): string | undefined {
  const { about, failure } = meta ?? {};
  return about ?? (typeof failure === 'object' ? failure.title + failure.description : undefined);
}
