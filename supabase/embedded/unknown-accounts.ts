import { randomUUID } from 'node:crypto';
import { type AuthRequest, withBody } from './auth-request.ts';
import type { Sql } from './database.ts';

const RESEND_TYPES = ['signup', 'email_change'];
/** What @supabase/lite takes for an address; for anything else it says so, whoever asks. */
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
export function mailPromised(): Response {
  return Response.json({});
}

/**
 * A sign-in to an address without an account becomes one to an account that exists, with a password
 * that cannot be right. lite compares nothing for an unknown address, and answers in a tenth of the
 * time; this way every try is one look-up and one comparison, and ends in the same words.
 */
export async function withSomeAccount(
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
