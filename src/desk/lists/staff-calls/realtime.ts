import { HAS_REALTIME } from '@/lib/env';
import { supabase } from '@/lib/supabase';
import { REALTIME_RECONNECT_MS } from '@/basics/rules/limits';
import { TABLES, type Table } from './realtime-tables';

/** `off`: no realtime, so pages refetch at intervals. `live`: the server reports changes. */
export type ConnectionState = 'off' | 'connecting' | 'live';

type Heard = {
  onChange: (tables: readonly Table[]) => void;
  onState: (state: ConnectionState) => void;
};

/** Counts opened channels, to give each a unique name: a closing channel still has its name. */
let opened = 0;

/**
 * Reports changes to rows that the account may read (specification, X-19 to X-21). Each new
 * connection reports all tables, because changes in between were missed. supabase-js reconnects by
 * itself; only channels that the server closed are reopened here.
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
    // Waits until the subscription itself is confirmed, not only the joining of the channel.
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
