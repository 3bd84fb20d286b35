import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { renewSession } from './second-factor';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { accountToasts, secondFactorWords } from '@/words/staff';

/** The sentence at a field whose code was refused; undefined for other failures. */
export function codeRefusal(error: unknown): string | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (error.kind === 'busy') return secondFactorWords.wait;
  return error.kind === 'refused' ? secondFactorWords.refused : undefined;
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
