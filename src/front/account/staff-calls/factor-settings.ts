import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY, useSession } from '@/basics/session/staff-calls/session';
import { authError, withServiceError } from '@/basics/session/staff-calls/auth-error';
import {
  codeRefusal,
  factorOf,
  renewSession,
  verifyFactor,
} from '@/basics/session/staff-calls/factor-codes';
import { callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { accountToasts, secondFactorWords } from '@/words/staff';

const ruleSchema = v.object({ isRequired: v.boolean(), codes: v.number() });
const KEY = [...STAFF_KEY, 'second-factor'] as const;

/**
 * Asks if a second factor is required of everybody, and how many recovery codes are left.
 * @param isRefused asks again when it changes
 */
export function useFactorRule(enabled = true, isRefused = false) {
  return useQuery({
    queryKey: [...KEY, isRefused],
    queryFn: () => callRest(supabase().rpc('my_second_factor', {}, { get: true }), ruleSchema),
    enabled,
    refetchOnWindowFocus: true,
  });
}

/** True if the account gets its rights only after setting up a second factor. */
export function useMustSetUpFactor(isRefused: boolean): boolean {
  const session = useSession();
  const lacks = session.status === 'signed-in' && !session.user.hasFactor;
  return useFactorRule(lacks, isRefused).data?.isRequired === true && lacks;
}

const failed = (error: unknown) =>
  accountToasts.factorNotChanged(
    codeRefusal(error, secondFactorWords.notAccepted) ?? secondFactorWords.failed,
  );
const about = 'second-factor';

export function useEnroll() {
  return useMutation({ mutationFn: enrollFactor, meta: { about, failure: failed } });
}

const newCodes = () => callRest(supabase().rpc('new_recovery_codes'), v.array(v.string()));

/** Reloads all that staff read, because rights may begin or end with the second factor. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: STAFF_KEY });
}

/**
 * Turns a factor on. Returns its recovery codes, or none if only they failed: the page then says
 * that none are left.
 */
export function useConfirmFactor() {
  return useMutation({
    mutationFn: async ({ id, code }: { id: string; code: string }): Promise<string[]> => {
      await verifyFactor(id, code);
      return newCodes().catch(() => []);
    },
    onSuccess: useReload(),
    meta: { about, success: accountToasts.factorOn, failure: failed },
  });
}

export function useNewRecoveryCodes() {
  return useMutation({
    mutationFn: newCodes,
    meta: { about, failure: failed, invalidates: [KEY] },
  });
}

export function useRemoveFactor() {
  return useMutation({
    mutationFn: removeFactor,
    onSuccess: useReload(),
    meta: { about, success: accountToasts.factorOff, failure: failed },
  });
}

export function useRequireFactor() {
  return useMutation({
    mutationFn: (required: boolean) =>
      callRest(supabase().rpc('require_second_factor', { required }), v.unknown()),
    meta: { about, failure: failed, invalidates: [KEY] },
  });
}

/**
 * Begins to set up an authenticator app, and forgets attempts that nobody finished.
 * @param issuer the name that the app shows @throws ServiceError
 */
async function enrollFactor(issuer: string) {
  const { mfa } = supabase().auth;
  const forgotten = await factorOf('unverified');
  if (forgotten) await withServiceError(mfa.unenroll({ factorId: forgotten }));
  const asked = { factorType: 'totp' as const, issuer, friendlyName: '' };
  const { data, error } = await withServiceError(mfa.enroll(asked));
  if (error) throw authError(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Removes the second factor. Asks for a code, so that an open browser is not enough. */
async function removeFactor(code: string): Promise<void> {
  const factorId = await factorOf('verified');
  if (factorId) {
    await verifyFactor(factorId, code);
    const { error } = await withServiceError(supabase().auth.mfa.unenroll({ factorId }));
    if (error) throw authError(error);
  }
  await renewSession();
}
