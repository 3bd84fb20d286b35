import type { SupabaseClient } from '@supabase/supabase-js';

/** Calls a database function over REST. @param client with the server's own key */
export function restCall(client: SupabaseClient) {
  return async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return data;
  };
}
