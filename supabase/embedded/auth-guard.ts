import { authRefusal, type AuthRequest, withBody } from './auth-request.ts';
import { LoginThrottle } from './login-throttle.ts';

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

/** What no text of Postgres can hold, and lite would answer with a failure of its own. */
export function refusedBody({ body }: AuthRequest): Response | undefined {
  if (!JSON.stringify(body).includes(String.raw`\u0000`)) return undefined;
  return authRefusal(400, 'validation_failed', 'No text may hold a NUL character');
}

export function tooManyTries(waitSeconds: number): Response {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const msg = `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  const refused = authRefusal(429, 'over_request_rate_limit', msg);
  refused.headers.set('Retry-After', String(waitSeconds));
  return refused;
}
