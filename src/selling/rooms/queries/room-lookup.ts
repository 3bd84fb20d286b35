import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Room } from '@/content/schema/room';
import {
  CONTENT_INTERVAL_MS,
  contentQuery,
  isAnswered,
  useContent,
} from '@/content/store/queries/content';

/** While a room cannot be looked up, the server is asked this often, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * - `waiting`: not in what this browser has, and the server has not answered yet
 * - `unanswered`: not in what this browser has, and the server does not answer
 * - `missing`: the server has answered, and there is no such room
 */
export type RoomLookup =
  | { state: 'found'; room: Room }
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'unanswered'; isAsking: boolean; askAgain: () => void };

/** Looks a room up. Only the server can say that there is none: a page may be older than the room. */
export function useRoomLookup(id: string): RoomLookup {
  const { content, isLoading } = useContent();
  const client = useQueryClient();
  const room = isLoading ? undefined : content.rooms.find((one) => one.id === id);
  const { dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useQuery({
    ...contentQuery,
    refetchInterval: ({ state }) => (!room && state.isInvalidated ? AGAIN_MS : CONTENT_INTERVAL_MS),
  });
  if (room) return { state: 'found', room };
  if (isAnswered(client, dataUpdatedAt)) return { state: 'missing' };
  if (errorUpdateCount === 0) return { state: 'waiting' };
  return { state: 'unanswered', isAsking: isFetching, askAgain: () => void refetch() };
}
