import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { authError, withServiceError } from '@/basics/session/staff-calls/auth-error';
import { callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { accountToasts } from '@/words/staff';

export function useSaveName() {
  return useMutation({
    mutationFn: (name: string) => callRest(supabase().rpc('set_my_name', { name }), v.string()),
    meta: {
      about: 'my-name',
      success: accountToasts.nameSaved,
      failure: accountToasts.nameNotSaved,
      invalidates: [[...STAFF_KEY, 'profile']],
    },
  });
}

/** Asks for a new address, which counts once letters to both addresses were answered. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ email, returnTo }: { email: string; returnTo: string }) => {
      const { error } = await withServiceError(
        supabase().auth.updateUser({ email }, { emailRedirectTo: returnTo }),
      );
      if (error) throw authError(error);
    },
    meta: {
      about: 'my-email',
      success: accountToasts.emailAsked,
      failure: accountToasts.emailNotAsked,
    },
  });
}
