export type AuthRequest = {
  url: URL;
  /** The path after /auth/v1/, e.g. `token`, `otp`, `user`. */
  asks: string;
  method: string;
  body: Record<string, unknown>;
};

const AUTH_PREFIX = '/auth/v1/';

export async function readAuthRequest(request: Request): Promise<AuthRequest | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(AUTH_PREFIX)) return undefined;
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const body = hasBody ? await readJsonObject(request.clone()) : {};
  // Cannot throw: `routeOf()` has already refused paths that cannot be decoded.
  const asks = decodeURIComponent(url.pathname.slice(AUTH_PREFIX.length));
  return { url, asks, method: request.method, body };
}

export function withBody(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Errors in the shape of Supabase Auth, so that supabase-js shows the message. */
export function authRefusal(status: number, errorCode: string, msg: string, more: object = {}) {
  return Response.json({ code: status, error_code: errorCode, msg, ...more }, { status });
}

async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await request.json();
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
