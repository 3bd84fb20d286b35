import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { ServiceError } from '@/lib/service-error';
import { isGuestKey } from '@/guests/my-stay/guest-key';
import type { OpenedLink, ChangeRequest } from '@/guests/my-stay/guest-stay';
import { loadOnPress } from '@/lib/code-files';

/** An answer of the house appears while the page is open, in milliseconds. */
const INTERVAL_MS = 60_000;

const stayKey = (key: string) => ['guest-stay', key] as const;
const service = loadOnPress(() => import('@/guests/my-stay/services/guest-stay-service'));

/** What a link opens (`stay`); forgotten with its page, kept nowhere. */
export function useGuestStay(key: string) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    {
      queryKey: stayKey(key),
      queryFn: async ({ signal }) =>
        isGuestKey(key) ? (await service()).fetchGuestStay(key, signal) : null,
      gcTime: 0,
      // A link that opens nothing is not asked about again and again: each time counts as a guess.
      refetchInterval: ({ state }) => (isStay(state.data) ? INTERVAL_MS : false),
      refetchOnWindowFocus: ({ state }) => isStay(state.data),
      refetchOnReconnect: ({ state }) => isStay(state.data),
    },
    useContentQueryClient(),
  );
  /** What the server says to someone who has tried too many. */
  const refusal = error instanceof ServiceError && error.kind === 'busy' ? error.message : '';
  return { stay: data, isPending, isFetching, refusal, refetch };
}

function isStay(opened: OpenedLink | undefined): boolean {
  return typeof opened === 'object' && opened !== null;
}

/** What a change that is being typed would cost; undefined while that is not known. */
export function useChangeTotal(key: string, wanted: Omit<ChangeRequest, 'message'> | undefined) {
  const { data } = useQuery(
    {
      queryKey: [...stayKey(key), 'change', wanted],
      queryFn: async () => (wanted ? (await service()).quoteChange(key, wanted) : null),
      enabled: wanted !== undefined,
      gcTime: 0,
    },
    useContentQueryClient(),
  );
  return wanted && (data ?? undefined);
}

/** Asks for a change; what was asked is on the page then. */
export function useRequestChange(key: string) {
  const client = useContentQueryClient();
  return useMutation(
    {
      mutationFn: async (wanted: ChangeRequest) => (await service()).requestChange(key, wanted),
      onSuccess: (asked) => 'stay' in asked && put(client, key, asked.stay),
    },
    client,
  );
}

/** Cancels the stay, or all rooms of its booking. */
export function useCancelStay(key: string) {
  const client = useContentQueryClient();
  return useMutation(
    {
      mutationFn: async (whole: boolean) => (await service()).cancelStay(key, whole),
      onSuccess: (done) => 'stay' in done && put(client, key, done.stay),
    },
    client,
  );
}

async function put(client: QueryClient, key: string, opened: OpenedLink): Promise<void> {
  // A read that began before brings the old one.
  await client.cancelQueries({ queryKey: stayKey(key) });
  client.setQueryData(stayKey(key), opened);
}
