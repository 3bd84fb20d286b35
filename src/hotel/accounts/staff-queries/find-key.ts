import { useMutation } from '@tanstack/react-query';
import { saveFindKey } from '@/hotel/accounts/staff-services/find-key';
import { staffToasts } from '@/words/staff';
import { useSession } from './session';

/** Whether the key / leads to the search: the choice of whoever is signed in. */
export function useFindKeyChoice(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.findKey !== false;
}

/** Keeps that choice; the session tells of it once it is kept. */
export function useSaveFindKey() {
  return useMutation({
    mutationFn: saveFindKey,
    meta: { about: 'find-key', failure: staffToasts.findKeyNotKept },
  });
}
