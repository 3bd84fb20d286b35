import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { watchTables, type ConnectionState } from './realtime';
import { QUERY_KEYS_BY_TABLE, type Table } from './realtime-tables';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

export type { ConnectionState };

/** How long to collect changes before refetching (ms), so that a burst causes one refetch. */
const TOGETHER_MS = 500;

/** Refetches data that realtime reports as changed. @returns the state of the connection */
export function useRealtimeUpdates(isAllowed: boolean): ConnectionState {
  const client = useQueryClient();
  const [state, setState] = useState<ConnectionState>('off');

  useEffect(() => {
    if (!isAllowed) return undefined;
    const changed = new Set<Table>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function readAgain(): void {
      timer = undefined;
      const parts = new Set([...changed].flatMap((table) => QUERY_KEYS_BY_TABLE[table]));
      changed.clear();
      for (const part of parts) {
        const queryKey = part === 'content' ? CONTENT_KEY : [...STAFF_KEY, part];
        void client.invalidateQueries({ queryKey });
      }
    }
    const stop = watchTables({
      onState: setState,
      onChange: (tables) => {
        for (const table of tables) changed.add(table);
        timer ??= setTimeout(readAgain, TOGETHER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      setState('off');
    };
  }, [client, isAllowed]);

  return state;
}
