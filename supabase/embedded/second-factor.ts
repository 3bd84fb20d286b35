import { authRefusal, type AuthRequest } from './auth-request.ts';
import { tooManyTries } from './auth-guard.ts';
import * as store from './factor-store.ts';
import { LoginThrottle } from './login-throttle.ts';
import { type Asking, bearerOf, type Owner, ownerOf } from './session-owner.ts';
import { claimsOf, signToken } from './session-token.ts';
import { fromBase32, STEP_SECONDS, stepOfCode } from './totp.ts';

type FactorAsking = Asking & {
  auth: AuthRequest;
  throttle: LoginThrottle;
  now: () => number;
  secret: string;
};

const ADDRESS = /^factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;
/** How long a challenge waits for its code (ms), as in Supabase Auth. */
const CHALLENGE_MS = 5 * 60_000;
const TOKEN_SECONDS = 3600;
const FACTORS_MAX = 10;

/**
 * Answers requests about second factors as Supabase Auth does, and refuses a code that was used.
 * @returns undefined for other requests
 */
export async function answerFactors(asking: FactorAsking): Promise<Response | undefined> {
  const { auth, sql } = asking;
  const [address, id, verb] = ADDRESS.exec(auth.asks) ?? [];
  if (address === undefined) return undefined;
  const owner = await ownerOf(asking);
  if ('status' in owner) return owner;
  const factors = await store.factorsOf(sql, owner.id);
  if (id === undefined) return auth.method === 'POST' ? enroll(asking, owner, factors) : unknown();
  const factor = factors.find((one) => one.id === id);
  if (!factor) return unknown();
  if (auth.method === 'DELETE') return unenroll(asking, owner, factor);
  if (auth.method !== 'POST') return unknown();
  if (verb === 'verify') return verify(asking, owner, factor);
  return verb === 'challenge' ? challenge(asking, factor) : unknown();
}

async function enroll({ auth, sql }: FactorAsking, owner: Owner, factors: store.Factor[]) {
  const { factor_type: type, friendly_name: given, issuer: issuedBy } = auth.body;
  if (type !== 'totp')
    return authRefusal(400, 'validation_failed', 'factor_type needs to be totp here');
  if (!owner.is_raised)
    return authRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const name = String(given ?? '').trim();
  if (name !== '' && factors.some(({ friendly_name }) => friendly_name === name))
    return authRefusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (factors.length >= FACTORS_MAX)
    return authRefusal(422, 'too_many_enrolled_mfa_factors', 'Too many enrolled factors');
  const { id, secret } = await store.addFactor(sql, owner.id, name);
  const issuer = String(issuedBy || auth.url.host);
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: String(STEP_SECONDS),
    secret,
  });
  const label = [issuer, owner.email].map(encodeURIComponent).join(':');
  // Apps show a plus sign as it is.
  const uri = `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
  return Response.json({ id, type, friendly_name: name, totp: { qr_code: '', secret, uri } });
}

async function challenge({ sql, now }: FactorAsking, { id }: store.Factor) {
  const challengeId = await store.addChallenge(sql, id, now());
  const expires_at = Math.floor((now() + CHALLENGE_MS) / 1000);
  return Response.json({ id: challengeId, type: 'totp', expires_at });
}

async function verify(asking: FactorAsking, owner: Owner, { id }: store.Factor) {
  const { auth, sql, throttle, now, request, secret } = asking;
  const tries = LoginThrottle.key(`second factor of ${owner.id}`, '');
  const wait = throttle.waitSeconds(tries);
  if (wait > 0) return tooManyTries(wait);
  throttle.begin(tries);
  const made = await store.takeChallenge(sql, String(auth.body['challenge_id']), id);
  if (made === undefined || now() - made > CHALLENGE_MS)
    return authRefusal(422, 'mfa_challenge_expired', 'MFA challenge has expired, try again');
  const key = fromBase32(await store.secretOf(sql, id));
  const step = stepOfCode(key, String(auth.body['code']), now());
  if (step === undefined || !(await store.useStep(sql, id, step)))
    return authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  throttle.succeeded(tries);
  const refresh_token = await store.raiseSession(sql, {
    account: owner.id,
    session: owner.session,
    factor: id,
  });
  const iat = Math.floor(Date.now() / 1000);
  const claims = { ...claimsOf(bearerOf(request)), aal: 'aal2', iat, exp: iat + TOKEN_SECONDS };
  const access_token = signToken(claims, secret);
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  headers.set('authorization', `Bearer ${access_token}`);
  const user: object = await (
    await asking.ask(new Request(new URL('/auth/v1/user', request.url), { headers }))
  ).json();
  return Response.json({
    access_token,
    refresh_token,
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: claims.exp,
    user: { ...user, factors: await store.factorsOf(sql, owner.id) },
  });
}

async function unenroll({ sql }: FactorAsking, owner: Owner, { id, status }: store.Factor) {
  if (status === 'verified' && !owner.is_raised)
    return authRefusal(403, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await store.deleteFactor(sql, id);
  return Response.json({ id });
}

const unknown = () => authRefusal(404, 'mfa_factor_not_found', 'Factor not found');
