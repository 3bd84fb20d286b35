import { supabase } from '@/lib/supabase';
import type { LanguageCode } from '@/words/languages';
import { withServiceError, authError } from './auth-error';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { staffToasts } from '@/words/staff';
import type { Account } from '@/basics/session/admin-user';
import { useSession } from './session';
import { chooseStaffLanguage, takeChosenLanguage } from './staff-language';

/** Keeps something with the account, for every computer. @throws ServiceError */
export async function saveAccountSetting(
  data: { language: LanguageCode } | { findKey: boolean },
): Promise<void> {
  const { error } = await withServiceError(supabase().auth.updateUser({ data }));
  if (error) throw authError(error);
}

/** Whether the key / leads to the search: the choice of the person signed in. */
export function useHasSearchKey(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.findKey !== false;
}

/** Keeps that choice; the session tells of it once it is kept. */
export function useSaveSearchKey() {
  return useMutation({
    mutationFn: (findKey: boolean) => saveAccountSetting({ findKey }),
    meta: { about: 'find-key', failure: staffToasts.findKeyNotKept },
  });
}

/** Keeps with the account what was chosen in this tab, once there is an account. */
export function useSaveChosenLanguage({ language }: Account): void {
  const { mutate } = useMutation({
    mutationFn: (chosen: LanguageCode) => saveAccountSetting({ language: chosen }),
    meta: { failure: staffToasts.languageNotKept },
  });
  const keep = useEffectEvent(() => {
    const chosen = takeChosenLanguage();
    if (!chosen || chosen === language) return;
    // Not kept: the next page that is loaded tries again.
    mutate(chosen, { onError: () => chooseStaffLanguage(chosen) });
  });
  useEffect(() => keep(), []);
}
