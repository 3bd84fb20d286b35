import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';

const TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 60_000;
/** Of a function that asks others, who have ten seconds themselves. */
const FUNCTION_TIMEOUT_MS = 30_000;

let client: SupabaseClient | undefined;

/** The staff's client. Every request ends by itself: supabase-js alone would wait for ever. */
export function supabase(): SupabaseClient {
  client ??= create();
  return client;
}

function create(): SupabaseClient {
  correctLinkClock();
  return createClient(SUPABASE_URL, SUPABASE_KEY, {
    global: { fetch: answeredInTime },
    // Reads are asked again by the query client alone.
    db: { retry: false },
    auth: { flowType: 'implicit', storageKey: sessionStorageKey() },
  });
}

/** Where supabase-js keeps the session in local storage: its own default name, said aloud. */
export function sessionStorageKey(): string {
  const host = URL.canParse(SUPABASE_URL) ? new URL(SUPABASE_URL).hostname : 'localhost';
  return `sb-${host.split('.')[0]}-auth-token`;
}

async function answeredInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const isUpload = url.includes('/storage/v1/') && init?.method !== 'GET';
  const most = url.includes('/functions/v1/') ? FUNCTION_TIMEOUT_MS : TIMEOUT_MS;
  const timeout = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : most);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  return url.includes('/auth/v1/token') && response.ok ? onThisClock(response) : response;
}

/**
 * supabase-js asks this device's clock whether a session is old, but takes the moment of its end
 * from the server's. On a device that is two hours ahead every new session would be old at once,
 * and refreshed again and again; on one that is behind none would be refreshed in time. So the
 * moment is counted anew, from the session's length, on the clock that it will be compared with.
 */
async function onThisClock(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  const { status } = response;
  try {
    const session: unknown = JSON.parse(text);
    if (typeof session === 'object' && session !== null && 'expires_in' in session) {
      const body = { ...session, expires_at: endOf(session.expires_in) };
      return new Response(JSON.stringify(body), { status, headers });
    }
  } catch {
    // supabase-js has its own words for an answer that is no JSON.
  }
  return new Response(text, { status, headers });
}

/** The same for the session in the address that the link of a mail leads to. */
function correctLinkClock(): void {
  const { hash } = globalThis.location ?? { hash: '' };
  const session = new URLSearchParams(hash.slice(1));
  if (!session.has('access_token') || !session.has('expires_at')) return;
  session.set('expires_at', String(endOf(session.get('expires_in'))));
  history.replaceState(history.state, '', `#${session.toString()}`);
}

/** In seconds since 1970, as this device counts them. */
function endOf(lengthInSeconds: unknown): number {
  return Math.floor(Date.now() / 1000) + Number(lengthInSeconds);
}
