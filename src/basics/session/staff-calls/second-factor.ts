import type { Session } from '@supabase/supabase-js';
import { getOwn } from '@/basics/rules/get-own';
import { supabase } from '@/lib/supabase';
import { withServiceError, authError } from './auth-error';
import { ServiceError } from '@/lib/service-error';

/** True if a second factor is enrolled but not verified yet; the database enforces it. */
export function needsCode({ user, access_token }: Session): boolean {
  const factors: unknown = user.factors;
  const isEnrolled =
    Array.isArray(factors) && factors.some((factor) => getOwn(factor, 'status') === 'verified');
  return isEnrolled && getOwn(claims(access_token), 'aal') !== 'aal2';
}

/** Verifies the six digits of an authenticator app. @throws ServiceError */
export async function verifyCode(code: string): Promise<void> {
  const { mfa } = supabase().auth;
  const { data, error } = await withServiceError(mfa.listFactors());
  if (error) throw authError(error);
  const factorId = data.totp.find(({ status }) => status === 'verified')?.id;
  if (!factorId) throw new ServiceError('refused', 'This account has no authenticator app');
  const verified = await withServiceError(mfa.challengeAndVerify({ factorId, code }));
  if (verified.error) throw authError(verified.error);
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
