import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SUPABASE_KEY, SUPABASE_URL } from './env';

const TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 60_000;
/** Timeout of edge functions, which themselves wait up to ten seconds for other servers. */
const FUNCTION_TIMEOUT_MS = 30_000;

let client: SupabaseClient | undefined;

/** The client for staff. Adds timeouts, because supabase-js waits for ever. */
export function supabase(): SupabaseClient {
  client ??= create();
  return client;
}

function create(): SupabaseClient {
  correctLinkClock();
  return createClient(SUPABASE_URL, SUPABASE_KEY, {
    global: { fetch: answeredInTime },
    // Does not retry reads, because the query client does.
    db: { retry: false },
    auth: { flowType: 'implicit', storageKey: sessionStorageKey() },
  });
}

/** The session's key in local storage: supabase-js's default, which other files need too. */
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
 * Converts a session's expiry to this device's clock, with which supabase-js compares it: on a
 * device two hours ahead, sessions would be refreshed again and again.
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
    // Ignores an answer that is not JSON, because supabase-js itself reports it.
  }
  return new Response(text, { status, headers });
}

/** Converts the expiry of the session in a password-reset link to this device's clock. */
function correctLinkClock(): void {
  const { hash } = globalThis.location ?? { hash: '' };
  const session = new URLSearchParams(hash.slice(1));
  if (!session.has('access_token') || !session.has('expires_at')) return;
  session.set('expires_at', String(endOf(session.get('expires_in'))));
  history.replaceState(history.state, '', `#${session.toString()}`);
}

/** Seconds since 1970 on this device's clock. */
function endOf(lengthInSeconds: unknown): number {
  return Math.floor(Date.now() / 1000) + Number(lengthInSeconds);
}
