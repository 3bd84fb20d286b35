import { randomUUID } from 'node:crypto';
import { authRefusal, type AuthRequest, withBody } from './auth-request.ts';
import { LoginThrottle } from './login-throttle.ts';
import type { Sql } from './database.ts';

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

type Used = { session_id: string | null; used_at: number };

/**
 * Refuses a refresh token that was used before and ends its session, as everybody who holds a
 * token of it may have stolen it. Within the interval (`refresh_token_reuse_interval`) it is
 * answered, with the token that followed: two tabs may ask at once, or an answer may be lost.
 * @supabase/lite knows no interval; it answers for ever.
 */
export async function refusedReuse(
  { asks, method, url, body }: AuthRequest,
  sql: Sql,
  now: number,
  intervalSeconds: number,
): Promise<Response | undefined> {
  const token = body['refresh_token'];
  if (method !== 'POST' || asks !== 'token' || typeof token !== 'string') return undefined;
  if (url.searchParams.get('grant_type') !== 'refresh_token') return undefined;
  const [used] = await sql<Used>(
    `select session_id, (extract(epoch from updated_at) * 1000)::float8 as used_at
     from auth.refresh_tokens where token = $1 and revoked`,
    [token],
  );
  if (!used || now - used.used_at <= intervalSeconds * 1000) return undefined;
  await sql('delete from auth.sessions where id = $1', [used.session_id]); // and all its tokens
  return authRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

const RESEND_TYPES = ['signup', 'email_change'];
/** What @supabase/lite takes for an address; for anything else it says so, no matter who asks. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Whether this asks for a mail. Such a request is answered before the address is looked up: what
 * follows takes longer for an account that exists, and lite says of one that does not that it may
 * not sign up. Neither may be learned from the answer.
 */
export function asksForMail({ asks, method, body }: AuthRequest): boolean {
  if (method !== 'POST' || !ADDRESS.test(String(body['email']))) return false;
  if (asks === 'resend') return RESEND_TYPES.includes(String(body['type']));
  return ['otp', 'magiclink', 'recover'].includes(asks);
}

/** What every request for a mail is answered. */
export function mailRequestAccepted(): Response {
  return Response.json({});
}

/**
 * A sign-in to an address without an account becomes one to an account that exists, with a password
 * that cannot be right. lite compares nothing for an unknown address, and answers in a tenth of the
 * time; this way every try is one look-up and one comparison, and ends in the same words.
 */
export async function withExistingAccount(
  request: Request,
  { asks, method, url, body }: AuthRequest,
  sql: Sql,
): Promise<Request> {
  const isSignIn =
    method === 'POST' && asks === 'token' && url.searchParams.get('grant_type') === 'password';
  const { email, password } = body;
  if (!isSignIn || typeof email !== 'string' || typeof password !== 'string') return request;
  if (email === '' || password === '') return request;
  const [nearest] = await sql<{ email: string }>(
    `select email from auth.users
     where encrypted_password is not null and confirmed_at is not null and email is not null
     order by (email = $1) desc, created_at, id limit 1`,
    [email.toLowerCase()],
  );
  if (!nearest || nearest.email === email.toLowerCase()) return request;
  return withBody(request, { ...body, email: nearest.email, password: randomUUID() });
}
