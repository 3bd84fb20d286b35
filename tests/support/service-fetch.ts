import { afterEach, beforeEach, vi } from 'vitest';

export type Asked = { method: string; url: URL; headers: Headers; body: unknown };
/** Status 0 means no answer; an `undefined` body means an empty one. */
export type Reply = { status: number; body?: unknown };

/**
 * Answers every request of the services, below supabase-js. Load the services with `import()` after
 * calling this: they read the backend's address when they are loaded.
 */
export function serviceFetch() {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const asked: Asked[] = [];
  let reply: (asked: Asked) => Reply = () => ({ status: 200, body: [] });

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const text = await request.clone().text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const one = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: isJson && text ? (JSON.parse(text) as unknown) : text,
    };
    asked.push(one);
    const { status, body } = reply(one);
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  }

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => void vi.unstubAllGlobals());

  return {
    asked,
    replies: (next: (asked: Asked) => Reply) => {
      reply = next;
    },
  };
}
