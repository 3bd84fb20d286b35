import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';

export type Call = { method: string; url: URL; headers: Headers; body: unknown };
/** Status 0 means no answer. */
export type Answer = { status: number; body?: unknown };

export const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'admin@hotel.test',
  aud: 'authenticated',
};

/** Returns an unsigned token; no test checks signatures. @param expiresAt seconds since 1970 */
export function token(expiresAt: number, claims: object = { aal: 'aal1' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'HS256', typ: 'JWT' });
  return `${head}.${part({ sub: USER.id, exp: expiresAt, ...claims })}.c2lnbmF0dXJl`;
}

export function session(lifeSeconds: number, refresh = 'refresh-1', claims?: object) {
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: token(now + lifeSeconds, claims),
    refresh_token: refresh,
    expires_in: lifeSeconds,
    expires_at: now + lifeSeconds,
    token_type: 'bearer',
    user: USER,
  };
}

/**
 * A supabase-js client whose requests are answered by `answer`, with a Map as its browser storage.
 */
export function mockClient(
  answer: (call: Call) => Answer,
  stored?: object,
  options: SupabaseClientOptions<'public'> = {},
) {
  const calls: Call[] = [];
  const kept = new Map<string, string>();
  if (stored) kept.set('session', JSON.stringify(stored));
  const client = createClient('http://backend.test', 'sb_publishable_test', {
    ...options,
    auth: {
      storageKey: 'session',
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: {
      fetch: async (input, init) => {
        const text = typeof init?.body === 'string' ? init.body : undefined;
        const call: Call = {
          method: init?.method ?? 'GET',
          url: new URL(String(input)),
          headers: new Headers(init?.headers),
          body: text === undefined ? init?.body : JSON.parse(text),
        };
        calls.push(call);
        const { status, body } = answer(call);
        if (status === 0) throw new TypeError('Failed to fetch');
        return new Response(body === undefined ? null : JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        });
      },
    },
  });
  return { client, calls, kept };
}

export const always = (status: number, body?: unknown) => () => ({ status, body });
