import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import type { Cursor, Page } from './paging';

/** Rows per page of a list: more than fit on a screen, few enough to render fast. */
const PAGE_SIZE = 50;
/** How often an open list refetches (ms), because realtime may be off. */
export const LIST_INTERVAL_MS = 60_000;
const FRESH_MS = 10_000;

type ListData<T> = InfiniteData<Page<T>, Cursor | undefined>;

export type List<T> = ReturnType<typeof useList<T, unknown>>;

export function useList<T, Filter>(
  lists: QueryKey,
  filter: Filter,
  fetch: (
    filter: Filter,
    after: Cursor | undefined,
    size: number,
    signal: AbortSignal,
  ) => Promise<Page<T>>,
  noun: Parameters<typeof inboxToasts.listFailed>[0],
) {
  const query = useInfiniteQuery({
    queryKey: [...lists, filter],
    queryFn: ({ pageParam, signal }) => fetch(filter, pageParam, PAGE_SIZE, signal),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: FRESH_MS,
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: inboxToasts.listFailed(noun) },
  });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    // `items` is undefined while the first page loads, and if loading the first page failed.
    items: data?.pages.flatMap((page) => page.items),
    isFailed: isError && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** Returns a row, from the list (`listed`) if possible. `one` is null if the row does not exist. */
export function useOne<T extends { id: string }>(
  queryKey: (id: string) => QueryKey,
  fetch: (id: string) => Promise<T | undefined>,
  failure: ToastText,
  id: string | undefined,
  listed: T | undefined,
) {
  const { data, isError } = useQuery({
    queryKey: queryKey(id ?? ''),
    queryFn: async () => (await fetch(id ?? '')) ?? null,
    enabled: id !== undefined && listed === undefined,
    placeholderData: keepPreviousData,
    meta: { failure },
  });
  if (id === undefined || listed) return { one: listed, isFailed: false };
  return { one: data === null || data?.id === id ? data : undefined, isFailed: isError };
}

export async function replaceInLists<T extends { id: string }>(
  client: QueryClient,
  queryKey: QueryKey,
  stored: T,
): Promise<void> {
  await changeLists<T>(client, queryKey, (item) => (item.id === stored.id ? stored : item));
}

export async function removeFromLists(client: QueryClient, queryKey: QueryKey, id: string) {
  await changeLists<{ id: string }>(client, queryKey, (item) => (item.id === id ? [] : item));
}

async function changeLists<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (item: T) => T | [],
): Promise<void> {
  // Cancels earlier requests, whose answer would restore the old row.
  await client.cancelQueries({ queryKey });
  client.setQueriesData<ListData<T>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })),
      },
  );
  // Sends the requests for first pages again that were cancelled above.
  void client.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
}
