import { createHmac } from 'node:crypto';
import { type AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';
import { factorsOf } from './factor-store.ts';

type Claims = Record<string, unknown>;

/** Reads the payload of a token; the caller has checked its signature. */
export function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  } catch {
    return {};
  }
}

export function signToken(claims: Claims, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/**
 * Reads the new session's token: after a link, from the fragment (#) of the redirect's address;
 * after a code, from the answer's body.
 */
export async function accessTokenOf(answer: Response): Promise<string> {
  const landing = answer.headers.get('location');
  if (landing) return new URLSearchParams(landing.split('#')[1]).get('access_token') ?? '';
  const body = await bodyOf(answer);
  return typeof body?.['access_token'] === 'string' ? body['access_token'] : '';
}

type Context = { sql: Sql; secret: string };

/**
 * Adds what @supabase/lite leaves out of its answers: an account's factors, the assurance level in a
 * token, and the device of a session.
 */
export async function withSecondFactor(
  answer: Response,
  { asks }: AuthRequest,
  userAgent: string | null,
  { sql, secret }: Context,
): Promise<Response> {
  if (!['token', 'verify', 'user'].includes(asks)) return answer;
  const token = await accessTokenOf(answer);
  const [session] = await sql<{ aal: string | null }>(
    `update auth.sessions set user_agent = coalesce($2, user_agent)
     where id::text = $1 returning aal`,
    [String(claimsOf(token)['session_id'] ?? ''), userAgent],
  );
  const body = await bodyOf(answer);
  const user = (body?.['user'] ?? body) as Claims | undefined;
  if (!body || typeof user?.['id'] !== 'string') return answer;
  user['factors'] = await factorsOf(sql, user['id']);
  if (session)
    body['access_token'] = signToken({ ...claimsOf(token), aal: session.aal ?? 'aal1' }, secret);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(body, { status: answer.status, headers });
}

async function bodyOf(answer: Response): Promise<Claims | undefined> {
  if (!answer.ok) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Claims) : undefined;
}
