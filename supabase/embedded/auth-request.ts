/** What one request to /auth/v1 says that the guards look at. */
export type AuthRequest = {
  url: URL;
  /** The part of the path that names what is asked for: `token`, `otp`, `user`. */
  asks: string;
  method: string;
  body: Record<string, unknown>;
};

const AUTH_PREFIX = '/auth/v1/';

/** Undefined for anything that is not a request to the auth server. */
export async function readAuthRequest(request: Request): Promise<AuthRequest | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(AUTH_PREFIX)) return undefined;
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const body = hasBody ? await readJsonObject(request.clone()) : {};
  // The library below decodes paths; that this one can be was seen to before (plain-path.ts).
  const asks = decodeURIComponent(url.pathname.slice(AUTH_PREFIX.length));
  return { url, asks, method: request.method, body };
}

export function withBody(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** In the shape of Supabase Auth, so that supabase-js shows the sentence. */
export function authRefusal(status: number, errorCode: string, msg: string, more: object = {}) {
  return Response.json({ code: status, error_code: errorCode, msg, ...more }, { status });
}

async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await request.json();
    // A JSON object has string keys; arrays and null are left out here.
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
