import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import type { AdminUser } from '@/basics/session/admin-user';
import { authError, withServiceError } from './auth-error';
import { loginFailure, SIGN_IN, welcome } from './session';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { signInToasts } from '@/words/sign-in';
import { accountToasts, secondFactorWords } from '@/words/staff';

/**
 * The sentence for a refused code; undefined for other failures.
 * @param refused the default is for the field; a toast is shorter
 */
export function codeRefusal(
  error: unknown,
  refused = secondFactorWords.refused,
): string | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (error.kind === 'busy') return secondFactorWords.wait;
  return error.kind === 'refused' ? refused : undefined;
}

export function useVerifyCode() {
  return useMutation({
    mutationFn: ({ code }: { code: string; user: AdminUser }) => verifyCode(code),
    meta: {
      success: (_data: unknown, { user }: { user: AdminUser }) => welcome(user),
      failure: (error: unknown) => {
        const refusal = codeRefusal(error, secondFactorWords.notAccepted);
        return refusal ? signInToasts.loginFailed(refusal) : loginFailure(error);
      },
      about: SIGN_IN,
    },
  });
}

const answerSchema = v.picklist(['used', 'wrong', 'wait']);

/** Removes the second factor for a recovery code, so that the session needs no code. */
export function useRecoveryCode() {
  return useMutation({
    mutationFn: async (code: string): Promise<void> => {
      const answer = await callRest(supabase().rpc('use_recovery_code', { code }), answerSchema);
      if (answer === 'wait') throw new ServiceError('busy', secondFactorWords.recoveryWait);
      if (answer === 'wrong') throw new ServiceError('refused', secondFactorWords.recoveryWrong);
      await renewSession();
    },
    meta: {
      about: 'second-factor',
      success: accountToasts.factorRecovered,
      failure: (error: unknown) =>
        accountToasts.factorNotChanged(
          error instanceof ServiceError && ['busy', 'refused'].includes(error.kind)
            ? error.message
            : secondFactorWords.failed,
        ),
    },
  });
}

/** Verifies the six digits of an authenticator app. @throws ServiceError */
async function verifyCode(code: string): Promise<void> {
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

/** Replaces the token, so that it says what the server has changed. @throws ServiceError */
export async function renewSession(): Promise<void> {
  const { error } = await withServiceError(supabase().auth.refreshSession());
  if (error) throw authError(error);
}

/** Returns the id of the account's authenticator app, if there is one. @throws ServiceError */
export async function factorOf(status: 'verified' | 'unverified'): Promise<string | undefined> {
  const { data, error } = await withServiceError(supabase().auth.mfa.listFactors());
  if (error) throw authError(error);
  return data.all.find((factor) => factor.factor_type === 'totp' && factor.status === status)?.id;
}
