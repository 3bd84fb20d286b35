import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { ServiceError } from '@/lib/service-error';
import { isGuestKey } from '@/guests/my-stay/guest-key';
import type { OpenedLink, ChangedStay, ChangeRequest, StayLink } from '@/guests/my-stay/guest-stay';
import { loadOnPress } from '@/lib/code-files';

/** How often an open page refetches (ms), so that the hotel's answer appears. */
const INTERVAL_MS = 60_000;

const stayKey = ({ key, place }: StayLink) => ['guest-stay', key, place] as const;
const service = loadOnPress(() => import('@/guests/my-stay/services/guest-stay-service'));

/** Loads the stay of a link. The cache drops the stay with its page, because the link is secret. */
export function useGuestStay(link: StayLink) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: stayKey(link),
      queryFn: async ({ signal }) =>
        isGuestKey(link.key) ? (await service()).fetchGuestStay(link, signal) : null,
      // The shown room stays while another room of the same booking loads.
      placeholderData: (before, query) => (query?.queryKey[1] === link.key ? before : undefined),
      gcTime: 0,
      // Invalid links are not refetched, because each request counts as a guess.
      refetchInterval: ({ state }) => (isStay(state.data) ? INTERVAL_MS : false),
      refetchOnWindowFocus: ({ state }) => isStay(state.data),
      refetchOnReconnect: ({ state }) => isStay(state.data),
    },
    useContentQueryClient(),
  );
  /** The server's answer to too many wrong keys. */
  const refusal = error instanceof ServiceError && error.kind === 'busy' ? error.message : '';
  return { stay: data, isPending, isFetching, isPlaceholderData, refusal, refetch };
}

function isStay(opened: OpenedLink | undefined): boolean {
  return typeof opened === 'object' && opened !== null;
}

export function useChangeTotal(link: StayLink, wanted: ChangedStay | undefined) {
  const { data } = useQuery(
    {
      queryKey: [...stayKey(link), 'change', wanted],
      queryFn: async () => (wanted ? (await service()).quoteChange(link, wanted) : null),
      enabled: wanted !== undefined,
      gcTime: 0,
    },
    useContentQueryClient(),
  );
  return wanted && (data ?? undefined);
}

export function useRequestChange(link: StayLink) {
  const client = useContentQueryClient();
  return useMutation(
    {
      mutationFn: async (wanted: ChangeRequest) => (await service()).requestChange(link, wanted),
      onSuccess: (asked) => 'stay' in asked && put(client, link, asked.stay),
    },
    client,
  );
}

export function useCancelStay(link: StayLink) {
  const client = useContentQueryClient();
  return useMutation(
    {
      mutationFn: async (whole: boolean) => (await service()).cancelStay(link, whole),
      onSuccess: (done) => 'stay' in done && put(client, link, done.stay),
    },
    client,
  );
}

async function put(client: QueryClient, link: StayLink, opened: OpenedLink): Promise<void> {
  const queryKey = stayKey(link);
  // Cancels earlier requests, whose answer would restore the old stay.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, opened);
}
