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

/** Rows of a page of a list: more than a screen, quick to draw. */
const PAGE_SIZE = 50;
/** Without realtime, an open list looks for new rows this often, in milliseconds. */
export const LIST_INTERVAL_MS = 60_000;
const FRESH_MS = 10_000;

type ListData<T> = InfiniteData<Page<T>, Cursor | undefined>;

export type List<T> = ReturnType<typeof useList<T, unknown>>;

/** A list of the inbox, page by page. The rows of the last filter stay until the new ones come. */
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
    // Undefined while the first page is on its way, and when it could not be loaded.
    items: data?.pages.flatMap((page) => page.items),
    isFailed: isError && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** One row; the list's own copy (`listed`) where it has one. `null` when there is none. */
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
  // A read that began before the write must not put the old row back.
  await client.cancelQueries({ queryKey });
  client.setQueriesData<ListData<T>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })),
      },
  );
  // A first page that was on its way is asked for again.
  void client.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
}
