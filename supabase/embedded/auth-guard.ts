import { randomUUID } from 'node:crypto';
import { authRefusal, type AuthRequest, withBody } from './auth-request.ts';
import { LoginThrottle } from './login-throttle.ts';
import type { Sql } from './database.ts';

/**
 * Adds `create_user: false` to every POST with an e-mail, because @supabase/lite would create
 * accounts although sign-up is off. Does not look at the path, which has several spellings.
 */
export function withoutUserCreation(request: Request, auth: AuthRequest): Request {
  if (request.method !== 'POST' || !('email' in auth.body)) return request;
  const { options: _dropped, ...body } = auth.body;
  return withBody(request, { ...body, create_user: false });
}

/** Returns the key under which the throttle counts a sign-in; undefined if the body is of none. */
export function loginAttempt({ body }: AuthRequest, address: string): string | undefined {
  if (!('email' in body) || !('password' in body || 'token' in body)) return undefined;
  return LoginThrottle.key(String(body['email']), address);
}

/** Refuses texts with a NUL character, which Postgres cannot store. */
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
 * Refuses a used refresh token and ends its session, because it may be stolen. Within
 * `refresh_token_reuse_interval` a used token is accepted: two tabs may ask at once, or an answer
 * may be lost. @supabase/lite ignores the interval.
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
/** Addresses that @supabase/lite accepts; it refuses others, with or without an account. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for requests that send a mail: lite's answer and its duration reveal who has an account. */
export function asksForMail({ asks, method, body }: AuthRequest): boolean {
  if (method !== 'POST' || !ADDRESS.test(String(body['email']))) return false;
  if (asks === 'resend') return RESEND_TYPES.includes(String(body['type']));
  return ['otp', 'magiclink', 'recover'].includes(asks);
}

export function mailRequestAccepted(): Response {
  return Response.json({});
}

/**
 * Replaces an unknown address by a known one with a wrong password, because lite answers unknown
 * addresses ten times faster, which reveals accounts.
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
