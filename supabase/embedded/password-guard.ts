import { passwordProblem } from '../../src/front/sign-in/password.ts';
import { PASSWORD_MIN } from '../../src/basics/rules/limits.ts';
import { authRefusal, type AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';
import { LoginThrottle } from './login-throttle.ts';
import { tooManyTries } from './auth-guard.ts';
import { type Asking, BY_MAIL, type Owner, ownerOf } from './session-owner.ts';
import { accessTokenOf, claimsOf } from './session-token.ts';

type Changing = Asking & { auth: AuthRequest; throttle: LoginThrottle; address: string };

/**
 * Changes a password and ends all other sessions, because an intruder may have one. Requires the
 * current password, or a session from a mailed link, once for each link. Also refuses a new e-mail
 * address from a session that has not used the account's second factor.
 * @returns undefined for other requests
 */
export async function changePassword(asking: Changing): Promise<Response | undefined> {
  const { request, auth, sql, ask } = asking;
  const { password, email } = auth.body;
  if (auth.method !== 'PUT' || auth.asks !== 'user') return undefined;
  if (password === undefined && email === undefined) return undefined;
  const owner = await ownerOf(asking);
  if ('status' in owner) return owner;
  if (!owner.is_raised)
    return authRefusal(
      403,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  if (password === undefined) return undefined;
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
  const session = claimsOf(await accessTokenOf(answer))['session_id'];
  if (session) await sql('update auth.sessions set tag = $1 where id = $2', [BY_MAIL, session]);
}

async function refusedCurrent(asking: Changing, owner: Owner): Promise<Response | undefined> {
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
