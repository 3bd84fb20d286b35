import type { Sql } from './database.ts';
import { claimsOf } from './session-token.ts';

/** Marks sessions opened by a mailed link: their owner may not know the old password. */
export const BY_MAIL = 'by-mail';

export type Owner = {
  id: string;
  email: string;
  session: string;
  by_mail: boolean;
  /** False if the account has a second factor that this session has not used. */
  is_raised: boolean;
};
export type Asking = {
  request: Request;
  sql: Sql;
  ask: (request: Request) => Promise<Response>;
};

export function bearerOf(request: Request): string {
  return request.headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
}

/**
 * Returns the account and session of a request; @supabase/lite checks the token. Otherwise returns
 * its refusal.
 */
export async function ownerOf({ request, sql, ask }: Asking): Promise<Owner | Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  const user = await ask(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!user.ok) return user;
  const [owner] = await sql<Owner>(
    `select users.id, users.email, sessions.id as session,
       coalesce(sessions.tag = $2, false) as by_mail,
       sessions.aal = 'aal2' or not exists (
         select from auth.mfa_factors f where f.user_id = users.id and f.status = 'verified'
       ) as is_raised
     from auth.sessions join auth.users on users.id = sessions.user_id
     where sessions.id::text = $1`,
    [String(claimsOf(bearerOf(request))['session_id'] ?? ''), BY_MAIL],
  );
  return owner ?? new Response(null, { status: 401 });
}
