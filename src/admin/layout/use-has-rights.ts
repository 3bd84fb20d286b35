import { mayEdit } from '@/domain/admin-user';
import { useFigures } from '@/queries/staff/figures';
import { useSession } from '@/queries/staff/session';

/**
 * False for an account that is known to have no rights: its profile says another role, or the
 * server has refused it the figures. That a list is empty proves nothing, and neither does a
 * profile that could not be read (decision 14).
 */
export function useHasRights(): boolean {
  const session = useSession();
  const { isRefused } = useFigures();
  return !isRefused && (session.status !== 'signed-in' || mayEdit(session.user));
}
