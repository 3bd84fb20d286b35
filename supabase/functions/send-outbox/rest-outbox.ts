import type { SupabaseClient } from '@supabase/supabase-js';
import type { Outbox } from './outbox.ts';

/** The outbox over REST. @param client with the server's own key */
export function restOutbox(client: SupabaseClient): Outbox {
  const change = async (id: string, change: Record<string, unknown>) => {
    const { error } = await client.from('outbox').update(change).eq('id', id);
    if (error) throw new Error(error.message);
  };
  const call = async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(error.message);
    return data;
  };
  return {
    claim: (howMany, ways) => call('claim_letters', { how_many: howMany, ways }),
    facts: (ids) => call('letter_facts', { ids }),
    keepWords: (id, words) => change(id, words),
    report: (id, report) => change(id, report),
    putBack: (id, attempts, from) => change(id, { attempts, next_try_at: from.toISOString() }),
  };
}
