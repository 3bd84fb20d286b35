import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';

const TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 60_000;

let client: SupabaseClient | undefined;

/**
 * The staff's client: tables, sign-in, pictures. Reached only from the admin chunk.
 * Every request ends by itself: supabase-js alone would wait for ever.
 */
export function supabase(): SupabaseClient {
  client ??= createClient(SUPABASE_URL, SUPABASE_KEY, {
    global: { fetch: fetchWithTimeout },
    auth: { flowType: 'implicit', storageKey: sessionStorageKey() },
  });
  return client;
}

/** Where supabase-js keeps the session in local storage: its own default name, said aloud. */
export function sessionStorageKey(): string {
  const host = URL.canParse(SUPABASE_URL) ? new URL(SUPABASE_URL).hostname : 'localhost';
  return `sb-${host.split('.')[0]}-auth-token`;
}

function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const isUpload = url.includes('/storage/v1/') && init?.method !== 'GET';
  const timeout = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
