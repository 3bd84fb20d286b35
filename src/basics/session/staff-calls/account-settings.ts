import { supabase } from '@/lib/supabase';
import type { LanguageCode } from '@/words/languages';
import { withServiceError, authError } from './auth-error';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { staffToasts } from '@/words/staff';
import type { Account } from '@/basics/session/admin-user';
import { useSession } from './session';
import { chooseStaffLanguage, takeChosenLanguage } from './staff-language';

/** Saves a setting with the account, so that it applies on every computer. @throws ServiceError */
export async function saveAccountSetting(
  data: { language: LanguageCode } | { findKey: boolean },
): Promise<void> {
  const { error } = await withServiceError(supabase().auth.updateUser({ data }));
  if (error) throw authError(error);
}

/** True if the `/` key moves the focus to the search for stays. */
export function useHasSearchKey(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.findKey !== false;
}

export function useSaveSearchKey() {
  return useMutation({
    mutationFn: (findKey: boolean) => saveAccountSetting({ findKey }),
    meta: { about: 'find-key', failure: staffToasts.findKeyNotKept },
  });
}

/** Saves the language chosen in this tab with the account. */
export function useSaveChosenLanguage({ language }: Account): void {
  const { mutate } = useMutation({
    mutationFn: (chosen: LanguageCode) => saveAccountSetting({ language: chosen }),
    meta: { failure: staffToasts.languageNotKept },
  });
  const keep = useEffectEvent(() => {
    const chosen = takeChosenLanguage();
    if (!chosen || chosen === language) return;
    // If saving fails, the next page load tries again.
    mutate(chosen, { onError: () => chooseStaffLanguage(chosen) });
  });
  useEffect(() => keep(), []);
}
