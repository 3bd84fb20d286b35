import { hasRight } from '@/basics/session/rights';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { useSession } from '@/basics/session/staff-calls/session';

/** False only if the profile or a refused request proves it: empty lists prove nothing. */
export function useHasRights(): boolean {
  const session = useSession();
  const { isRefused } = useInboxCounts();
  return (
    !isRefused && (session.status !== 'signed-in' || hasRight(session.user.role, 'ownAccount'))
  );
}
