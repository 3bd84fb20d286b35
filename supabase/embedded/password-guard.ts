import { passwordProblem } from '../../src/front/sign-in/password.ts';
import { PASSWORD_MIN } from '../../src/basics/rules/limits.ts';
import { authRefusal, type AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';
import { LoginThrottle } from './login-throttle.ts';
import { tooManyTries } from './auth-guard.ts';

/** Marks sessions opened by a mailed link: their owner may not know the old password. */
const BY_MAIL = 'by-mail';

type Owner = { id: string; email: string; session: string; by_mail: boolean };
type Asking = {
  request: Request;
  auth: AuthRequest;
  sql: Sql;
  throttle: LoginThrottle;
  address: string;
  ask: (request: Request) => Promise<Response>;
};

/**
 * Changes a password and ends all other sessions, because an intruder may have one. Requires the
 * current password, or a session from a mailed link, once for each link. @returns undefined for
 * other requests
 */
export async function changePassword(asking: Asking): Promise<Response | undefined> {
  const { request, auth, sql, ask } = asking;
  const password = auth.body['password'];
  if (auth.method !== 'PUT' || auth.asks !== 'user' || password === undefined) return undefined;
  const owner = await ownerOf(asking);
  if (!owner) return undefined; // lite refuses it in its own words
  if (typeof password !== 'string')
    return authRefusal(400, 'validation_failed', 'The password is not a text');

  const problem = passwordProblem(password, { email: owner.email, hotelName: await hotel(sql) });
  if (problem !== undefined) {
    const reason = [...password].length < PASSWORD_MIN ? 'length' : 'pwned';
    return authRefusal(422, 'weak_password', problem, { weak_password: { reasons: [reason] } });
  }
  const refused = owner.by_mail ? undefined : await refusedCurrent(asking, owner);
  if (refused) return refused;

  const answer = await ask(request);
  if (!answer.ok) return answer;
  await sql('delete from auth.sessions where user_id = $1 and id <> $2', [owner.id, owner.session]);
  await sql('update auth.sessions set tag = null where id = $1', [owner.session]);
  return answer;
}

export async function rememberMailedLink(
  { asks }: AuthRequest,
  answer: Response,
  sql: Sql,
): Promise<void> {
  if (asks !== 'verify') return;
  const session = claims(await accessTokenOf(answer))?.['session_id'];
  if (session) await sql('update auth.sessions set tag = $1 where id = $2', [BY_MAIL, session]);
}

/**
 * Reads the new session's token: after a link, from the fragment (#) of the redirect's address;
 * after a code, from the answer's body.
 */
async function accessTokenOf(answer: Response): Promise<string> {
  const landing = answer.headers.get('location');
  if (landing) return new URLSearchParams(landing.split('#')[1]).get('access_token') ?? '';
  if (!answer.ok) return '';
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const hasToken = typeof body === 'object' && body !== null && 'access_token' in body;
  return hasToken ? String(body.access_token) : '';
}

/** The account and session of a request; lite has already checked the token's signature. */
async function ownerOf({ request, sql, ask }: Asking): Promise<Owner | undefined> {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  const user = await ask(new Request(request.url, { headers }));
  if (!user.ok) return undefined;
  const token = request.headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
  const [owner] = await sql<Owner>(
    `select users.id, users.email, sessions.id as session,
       coalesce(sessions.tag = $2, false) as by_mail
     from auth.sessions join auth.users on users.id = sessions.user_id
     where sessions.id::text = $1`,
    [String(claims(token)?.['session_id'] ?? ''), BY_MAIL],
  );
  return owner;
}

async function refusedCurrent(asking: Asking, owner: Owner): Promise<Response | undefined> {
  const current = asking.auth.body['current_password'];
  const msg = 'Current password required when setting new password.';
  if (typeof current !== 'string' || current === '')
    return authRefusal(400, 'current_password_required', msg);
  const key = LoginThrottle.key(owner.email, asking.address);
  const wait = asking.throttle.waitSeconds(key);
  if (wait > 0) return tooManyTries(wait);
  asking.throttle.begin(key);
  // pgcrypto accepts only the hash's older prefix ($2a$).
  const [row] = await asking.sql<{ is_right: boolean | null }>(
    `select extensions.crypt($2, hash) = hash as is_right
     from (select replace(encrypted_password, '$2b$', '$2a$') as hash
           from auth.users where id = $1) as kept`,
    [owner.id, current],
  );
  if (!row?.is_right) return authRefusal(400, 'current_password_invalid', msg);
  asking.throttle.succeeded(key);
  return undefined;
}

async function hotel(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string | null }>(
    `select value ->> 'name' as name from public.hotel_config where key = 'hotelInfo'`,
  );
  return row?.name ?? '';
}

/** Reads the payload of a token; the caller has checked its signature. */
function claims(token: string): Record<string, unknown> | undefined {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    return payload as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
