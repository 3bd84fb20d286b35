import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY, useSession } from '@/basics/session/staff-calls/session';
import { codeRefusal } from '@/basics/session/staff-calls/recovery';
import * as factor from '@/basics/session/staff-calls/second-factor';
import { callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { accountToasts, secondFactorWords } from '@/words/staff';

const ruleSchema = v.object({ isRequired: v.boolean(), codes: v.number() });
const KEY = [...STAFF_KEY, 'second-factor'] as const;

/** Whether a second factor is required of everybody, and how many recovery codes are left. */
export function useFactorRule(enabled = true) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => callRest(supabase().rpc('my_second_factor', {}, { get: true }), ruleSchema),
    enabled,
  });
}

/** True if the account gets its rights only after setting up a second factor. */
export function useMustSetUpFactor(isRefused: boolean): boolean {
  const session = useSession();
  const lacks = session.status === 'signed-in' && !session.user.hasFactor;
  return useFactorRule(isRefused && lacks).data?.isRequired === true && lacks;
}

const failed = (error: unknown) =>
  accountToasts.factorNotChanged(codeRefusal(error) ?? secondFactorWords.failed);
const about = 'second-factor';

export function useEnroll() {
  return useMutation({ mutationFn: factor.enrollFactor, meta: { about, failure: failed } });
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
      await factor.verifyFactor(id, code);
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
    mutationFn: factor.removeFactor,
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
