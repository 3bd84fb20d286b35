import { PostgrestClient } from '@supabase/postgrest-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';
import { ANSWER_TIMEOUT_MS, fetchWithTimeout } from './fetch-with-timeout';

let client: PostgrestClient | undefined;

/**
 * The client for visitors, without a staff session. Created at the first call, because prerendering
 * has no origin. It does not retry, because the query client does.
 */
export function rest(): PostgrestClient {
  client ??= new PostgrestClient(`${SUPABASE_URL}/rest/v1`, {
    headers: { apikey: SUPABASE_KEY },
    fetch: fetchWithTimeout(ANSWER_TIMEOUT_MS),
    retry: false,
  });
  return client;
}
