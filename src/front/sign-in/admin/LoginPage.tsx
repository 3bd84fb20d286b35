import { useState, useEffect } from 'react';
import { useLocation, useSearchParams, Navigate } from '@/ui/router';
import { pageAfterLogin } from '@/kit/page-parts/admin/login-return';
import { useHasStoredSession, useSession, useSignIn } from '@/basics/session/staff-calls/session';
import { lazyPage } from '@/ui/lazy-page';
import { PageSpinner } from '@/ui/PageSpinner';
import { signInWords } from '@/words/sign-in';
import { pathInOwnLanguage } from '@/basics/session/staff-calls/staff-language';
import { FORGOT_PARAM, ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';

/** Loaded separately, because few accounts have a second factor. */
const CODE_FORM = lazyPage(() => import('./CodeForm').then((m) => m.CodeForm));

/** The login (specification 2 and 4); signed-in people are redirected (checklist G-18). */
export function LoginPage() {
  const session = useSession();
  const mayBeSignedIn = useHasStoredSession();
  const signIn = useSignIn();
  const location = useLocation();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');

  // The form stays while submitting, so that typed text is not lost.
  const isBusy = signIn.isPending;
  if (session.status === 'loading' && mayBeSignedIn && !isBusy)
    return <PageSpinner label={signInWords.checkingSession} />;
  if (session.status === 'signed-in' && session.user.needsCode && !isBusy) {
    return <CODE_FORM.Page />;
  }
  if (session.status === 'signed-in' && !isBusy) {
    return <Arrival page={pageAfterLogin(location.state)} />;
  }
  if (params.has(FORGOT_PARAM)) return <ForgotPasswordForm email={email} onEmail={setEmail} />;
  return <LoginForm email={email} onEmail={setEmail} signIn={signIn} />;
}

function Arrival({ page }: { page: string }) {
  const address = pathInOwnLanguage(page);
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  if (!address) return <Navigate to={page} replace />;
  return <PageSpinner label={signInWords.checkingSession} />;
}
