import type { Account } from '@/hotel/accounts/admin-user';
import { useKeepLanguage } from '@/hotel/accounts/staff-queries/keep-language';

/** Draws nothing: it is there as long as somebody is signed in. */
export function KeepLanguage({ account }: { account: Account }) {
  useKeepLanguage(account);
  return null;
}
