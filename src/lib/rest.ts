import { PostgrestClient } from '@supabase/postgrest-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';

/** Longest wait for one answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

let client: PostgrestClient | undefined;

/**
 * The visitor's client: tables and functions only, always as a visitor, whatever session a browser
 * may hold. Made at the first call, because a prerendered page has no origin yet.
 * Retries are off here: they live in the query client alone.
 */
export function rest(): PostgrestClient {
  client ??= new PostgrestClient(`${SUPABASE_URL}/rest/v1`, {
    headers: { apikey: SUPABASE_KEY },
    fetch: fetchWithin(TIMEOUT_MS),
    retry: false,
  });
  return client;
}

/**
 * A fetch that ends after `ms` milliseconds, its body included: postgrest-js stops its own clock at
 * the head of an answer, and would wait for the rest without end.
 */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    setTimeout(end, ms);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener('abort', end);
    return fetch(input, { ...init, signal: ending.signal });
  };
}
