import { LoginThrottle } from './login-throttle.ts';

/** What one request to /auth/v1 says that the guards below look at. */
export type AuthRequest = { url: URL; body: Record<string, unknown> };

const AUTH_PREFIX = '/auth/v1/';

/** Undefined for anything that is not a request to the auth server. */
export async function readAuthRequest(request: Request): Promise<AuthRequest | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(AUTH_PREFIX)) return undefined;
  const body = request.method === 'POST' ? await readJsonObject(request.clone()) : {};
  return { url, body };
}

/**
 * With sign-up off, @supabase/lite still makes an account, and a session, for an unknown address
 * at /otp unless the body forbids it. Set for every POST, whatever its path: nothing else reads
 * the field, and no spelling of the path gets around it.
 */
export function withoutUserCreation(request: Request, auth: AuthRequest): Request {
  if (request.method !== 'POST' || !('email' in auth.body)) return request;
  const { options: _dropped, ...body } = auth.body;
  return withBody(request, { ...body, create_user: false });
}

/**
 * Names a try at a password or at a mailed code; undefined for requests that are neither. Known by
 * what it sends, not by its path, which can be spelled in more than one way.
 */
export function loginAttempt({ body }: AuthRequest, address: string): string | undefined {
  if (!('email' in body) || !('password' in body || 'token' in body)) return undefined;
  return LoginThrottle.key(String(body['email']), address);
}

/** In the shape of Supabase Auth, so that supabase-js shows the sentence. */
export function tooManyTries(waitSeconds: number): Response {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const msg = `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
  );
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

function withBody(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
