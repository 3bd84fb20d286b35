import { mayEdit } from '@/basics/session/admin-user';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { useSession } from '@/basics/session/staff-calls/session';

/**
 * False for an account known to have no rights: by its profile, or because the server refused the
 * figures. An empty list or a profile that could not be read proves nothing (DECISIONS 14).
 */
export function useHasRights(): boolean {
  const session = useSession();
  const { isRefused } = useInboxCounts();
  return !isRefused && (session.status !== 'signed-in' || mayEdit(session.user));
}
