import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { useSession } from '@/basics/session/staff-calls/session';
import { PageSpinner } from '@/ui/PageSpinner';
import { signInWords } from '@/words/sign-in';
import { loginReturnState } from '@/kit/page-parts/admin/login-return';

/** Lets only signed-in people through (specification 6); others must log in first. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <PageSpinner label={signInWords.checkingSession} />;
  if (session.status === 'signed-in' && !session.user.needsCode) return children;
  // The login page also asks for the second factor.
  const isLeaving = session.status === 'signed-out' && session.byChoice;
  return <Navigate to={PATH.login} replace state={isLeaving ? null : loginReturnState(location)} />;
}
