import { HAS_REALTIME } from '@/lib/env';
import { supabase } from '@/lib/supabase';
import { REALTIME_RECONNECT_MS } from '@/basics/rules/limits';
import { TABLES, type Table } from './realtime-tables';

/**
 * - `off`: the backend tells nothing, pages ask by themselves
 * - `connecting`: the line is being built, or built up again
 * - `live`: the server has confirmed that it tells of every change
 */
export type ConnectionState = 'off' | 'connecting' | 'live';

type Heard = { onChange: (tables: readonly Table[]) => void; onState: (state: ConnectionState) => void };

/** Tells channels apart: one that is being left still has its name. */
let opened = 0;

/**
 * Calls back when a row has changed that the account may read, where the backend tells of it
 * (specification, X-19 to X-21). Whenever the line has been built, everything counts as changed:
 * nobody told of what happened meanwhile. supabase-js keeps the line open, hands it every new
 * token, and builds it up again after 1, 2, 5, then 10 s; a channel that the server has closed is
 * opened anew here, after the same delays.
 * @returns a function that stops listening
 */
export function watchTables({ onChange, onState }: Heard): () => void {
  if (!HAS_REALTIME) return () => undefined;
  const client = supabase();
  let stopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: () => void;

  function open(): void {
    onState('connecting');
    const name = `staff-${(opened += 1)}`;
    // The server's word is for the subscription itself, not only for having joined.
    const config = { postgres_changes_options: { wait: true } };
    const channel = client.channel(name, { config });
    for (const table of TABLES) {
      const filter = { event: '*', schema: 'public', table } as const;
      channel.on('postgres_changes', filter, () => onChange([table]));
    }
    leave = () => void client.removeChannel(channel);
    channel.subscribe((status) => {
      if (stopped) return;
      if (status === 'CLOSED') return openAgain();
      if (status !== 'SUBSCRIBED') return onState('connecting');
      tries = 0;
      onState('live');
      onChange(TABLES);
    });
  }

  function openAgain(): void {
    onState('connecting');
    const wait = REALTIME_RECONNECT_MS[Math.min(tries, REALTIME_RECONNECT_MS.length - 1)];
    tries += 1;
    timer = setTimeout(open, wait);
  }

  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    leave();
  };
}
