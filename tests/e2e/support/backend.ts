import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { chooseSupabase } from '../../../supabase/embedded/supabase-choice.ts';
import { SITE } from './site.ts';
import { STAY_COLUMNS } from '../../backend/access/actors.ts';

export const stopBackend = (): Promise<void> => control('/stop');
/** Kills site and backend, like a power cut. */
export const killBackend = (): Promise<void> => control('/kill');
export const startBackend = (): Promise<void> => control('/start');
export const startFreshBackend = (): Promise<void> => control('/fresh');

export async function restartBackend(): Promise<void> {
  await stopBackend();
  await startBackend();
}

/**
 * A client of the running backend for setup and checks without the browser.
 * @param fetch sends the requests instead of the network
 */
export function apiClient(fetch?: typeof globalThis.fetch): SupabaseClient {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  return createClient(SITE.url, chosen.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
}

export async function adminClient(): Promise<SupabaseClient> {
  const client = apiClient();
  const { error } = await client.auth.signInWithPassword({
    email: 'admin@hotel.test',
    password: 'admin-demo-1',
  });
  if (error) throw error;
  return client;
}

export async function rowsOf(table: string, email: string): Promise<Record<string, unknown>[]> {
  const columns = table === 'reservations' ? STAY_COLUMNS : '*';
  const rows = (await adminClient()).from(table).select(columns);
  const { data, error } = await rows.eq('email', email);
  if (error) throw error;
  return data;
}

async function control(action: string): Promise<void> {
  const response = await fetch(`${SITE.controlUrl}${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}
