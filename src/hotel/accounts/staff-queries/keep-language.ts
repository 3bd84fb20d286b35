import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Account } from '@/hotel/accounts/admin-user';
import { saveLanguage } from '@/hotel/accounts/staff-services/language';
import { staffToasts } from '@/words/staff';
import { chooseStaffLanguage, takeChosenLanguage } from './staff-language';

/** Keeps with the account what was chosen in this tab, once there is an account. */
export function useKeepLanguage({ language }: Account): void {
  const { mutate } = useMutation({
    mutationFn: saveLanguage,
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
