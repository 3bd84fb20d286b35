import type { Session, User } from '@supabase/supabase-js';
import { getOwn } from '@/basics/rules/get-own';
import { supabase } from '@/lib/supabase';
import { withServiceError, authError } from './auth-error';
import { ServiceError } from '@/lib/service-error';

/** True if a second factor is set up; one that was never confirmed does not count. */
export function hasFactor({ factors }: User): boolean {
  const listed: unknown = factors;
  return Array.isArray(listed) && listed.some((factor) => getOwn(factor, 'status') === 'verified');
}

/** True if a second factor is set up but not verified yet; the database enforces it. */
export function needsCode({ user, access_token }: Session): boolean {
  return hasFactor(user) && getOwn(claims(access_token), 'aal') !== 'aal2';
}

/** Verifies the six digits of an authenticator app. @throws ServiceError */
export async function verifyCode(code: string): Promise<void> {
  const factorId = await factorOf('verified');
  if (!factorId) throw new ServiceError('refused', 'This account has no authenticator app');
  await verifyFactor(factorId, code);
}

/** Verifies a code of one factor. The first right one turns the factor on. @throws ServiceError */
export async function verifyFactor(factorId: string, code: string): Promise<void> {
  const { mfa } = supabase().auth;
  const { error } = await withServiceError(mfa.challengeAndVerify({ factorId, code }));
  if (error) throw authError(error);
}

/**
 * Begins to set up an authenticator app, and forgets attempts that nobody finished.
 * @param issuer the name that the app shows @throws ServiceError
 */
export async function enrollFactor(issuer: string) {
  const { mfa } = supabase().auth;
  const forgotten = await factorOf('unverified');
  if (forgotten) await withServiceError(mfa.unenroll({ factorId: forgotten }));
  const asked = { factorType: 'totp' as const, issuer, friendlyName: '' };
  const { data, error } = await withServiceError(mfa.enroll(asked));
  if (error) throw authError(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Removes the second factor. Asks for a code, so that an open browser is not enough. */
export async function removeFactor(code: string): Promise<void> {
  const factorId = await factorOf('verified');
  if (factorId) {
    await verifyFactor(factorId, code);
    const { error } = await withServiceError(supabase().auth.mfa.unenroll({ factorId }));
    if (error) throw authError(error);
  }
  await renewSession();
}

/** Replaces the token, so that it says what the server has changed. @throws ServiceError */
export async function renewSession(): Promise<void> {
  const { error } = await withServiceError(supabase().auth.refreshSession());
  if (error) throw authError(error);
}

async function factorOf(status: 'verified' | 'unverified'): Promise<string | undefined> {
  const { data, error } = await withServiceError(supabase().auth.mfa.listFactors());
  if (error) throw authError(error);
  return data.all.find((factor) => factor.factor_type === 'totp' && factor.status === status)?.id;
}

/** Decodes a token's payload without verifying it; undefined if the text is no token. */
function claims(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
