import { useQuery } from '@tanstack/react-query';
import {
  CONTENT_INTERVAL_MS,
  contentQuery,
  isAnswered,
} from '@/content/store/queries/content-client';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';

/** While a room cannot be looked up, the server is asked this often, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * - `waiting`: the server has not answered yet
 * - `unanswered`: the server does not answer
 * - `missing`: the server has answered, and there is no such room
 */
export type RoomLookup =
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'unanswered'; isAsking: boolean; askAgain: () => void };

/**
 * Of a room that is not in what this browser has. Only the server can say that there is none: a page may
 * be older than the room.
 */
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
