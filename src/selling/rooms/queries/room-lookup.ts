import { useQuery } from '@tanstack/react-query';
import {
  CONTENT_INTERVAL_MS,
  contentQuery,
  isAnswered,
} from '@/content/store/queries/content-client';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';

/** How often the server is asked again while it does not answer (ms). */
const AGAIN_MS = 5000;

/**
 * - `waiting`: no answer yet
 * - `unanswered`: the server does not answer
 * - `missing`: the server answered, and the room does not exist
 */
export type RoomLookup =
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'unanswered'; isAsking: boolean; askAgain: () => void };

/** Asks the server for a missing room: this page may be older than the room. */
export function useRoomLookup(): RoomLookup {
  const client = useContentQueryClient();
  const { dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useQuery(
    {
      ...contentQuery,
      refetchInterval: ({ state }) => (state.isInvalidated ? AGAIN_MS : CONTENT_INTERVAL_MS),
    },
    client,
  );
  if (isAnswered(client, dataUpdatedAt)) return { state: 'missing' };
  if (errorUpdateCount === 0) return { state: 'waiting' };
  return { state: 'unanswered', isAsking: isFetching, askAgain: () => void refetch() };
}
