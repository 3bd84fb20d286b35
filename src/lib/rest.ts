import { PostgrestClient } from '@supabase/postgrest-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';
import { ANSWER_TIMEOUT_MS, fetchWithTimeout } from './fetch-with-timeout';

let client: PostgrestClient | undefined;

/**
 * The visitor's client: tables and functions only, always as a visitor, whatever session a browser
 * may hold. Made at the first call, because a prerendered page has no origin yet.
 * Retries are off here: they live in the query client alone.
 */
export function rest(): PostgrestClient {
  client ??= new PostgrestClient(`${SUPABASE_URL}/rest/v1`, {
    headers: { apikey: SUPABASE_KEY },
    fetch: fetchWithTimeout(ANSWER_TIMEOUT_MS),
    retry: false,
  });
  return client;
}
