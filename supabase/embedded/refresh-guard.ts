import { authRefusal, type AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';

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
