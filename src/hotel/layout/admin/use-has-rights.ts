import { mayEdit } from '@/hotel/accounts/admin-user';
import { useFigures } from '@/hotel/desk/staff-queries/figures-queries';
import { useSession } from '@/hotel/accounts/staff-queries/session';

/**
 * False for an account that is known to have no rights: its profile says another role, or the
 * server has refused it the figures. That a list is empty proves nothing, and neither does a
 * profile that could not be read (DECISIONS 14).
 */
export function useHasRights(): boolean {
  const session = useSession();
  const { isRefused } = useFigures();
  return !isRefused && (session.status !== 'signed-in' || mayEdit(session.user));
}
