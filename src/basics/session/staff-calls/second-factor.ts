import type { Session, User } from '@supabase/supabase-js';
import { getOwn } from '@/basics/rules/get-own';

/** True if a second factor is set up; one that was never confirmed does not count. */
export function hasFactor({ factors }: User): boolean {
  const listed: unknown = factors;
  return Array.isArray(listed) && listed.some((factor) => getOwn(factor, 'status') === 'verified');
}

/** True if a second factor is set up but not verified yet; the database enforces it. */
export function needsCode({ user, access_token }: Session): boolean {
  return hasFactor(user) && getOwn(claims(access_token), 'aal') !== 'aal2';
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
