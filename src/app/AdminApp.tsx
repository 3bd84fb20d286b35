import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation } from '@/ui/router';
import { useBrandColours } from '@/content/brand/view/use-brand-colours';
import { PATH, routeAt, withoutSlash } from '@/basics/rules/paths';
import { MOVED } from '@/basics/rules/routes';
import { signInToasts } from '@/words/sign-in';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { useContent } from '@/content/store/queries/content';
import { isAccountRemoved } from '@/basics/session/staff-calls/auth';
import { takeGreeting, pathInOwnLanguage } from '@/basics/session/staff-calls/staff-language';
import { SIGN_IN, useSessionEnd } from '@/basics/session/staff-calls/session';
import { whenIdle } from '@/lib/idle';
import { toast } from '@/ui/toast';
import { RequireSession } from '@/front/layout/admin/RequireSession';
import { LoginPage } from '@/front/sign-in/admin/LoginPage';
import { fetchStaffPages, LOGIN_PAGES, STAFF_FRAME, STAFF_PAGES } from './staff-pages';
import '@/front/layout/admin/admin.css';
// Preloads the toasts' code, because Sign in shows its result as a toast.
import '@/ui/ToastStack';

export function AdminApp() {
  return (
    <QueryClientProvider client={useContentQueryClient()}>
      <StaffArea />
    </QueryClientProvider>
  );
}

function StaffArea() {
  const { hotelInfo } = useContent().content.sections;
  useBrandColours(hotelInfo.primaryColor, hotelInfo.secondaryColor);

  // The class is on the root element, because dialogs outside this component need its styles too.
  useLayoutEffect(() => {
    document.documentElement.classList.add('admin');
    return () => document.documentElement.classList.remove('admin');
  }, []);

  // Reloads the page in the account's language if it differs.
  const { pathname, search, hash } = useLocation();
  const moved = MOVED[withoutSlash(pathname)];
  const elsewhere = useRef(pathInOwnLanguage(pathname));
  useEffect(() => {
    if (elsewhere.current) window.location.replace(elsewhere.current + search + hash);
    else greet();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a document never changes its language
  }, []);

  useSessionEnd(tellSessionEnded);
  useEffect(() => whenIdle(() => void fetchStaffPages()), []);

  return (
    <>
      <meta name="robots" content="noindex" />
      {moved ? (
        <Navigate to={{ pathname: moved, search, hash }} replace />
      ) : (
        <PageAt path={routeAt(pathname)?.path ?? ''} />
      )}
    </>
  );
}

function PageAt({ path }: { path: string }) {
  if (path === PATH.login) return <LoginPage />;
  const open = LOGIN_PAGES[path];
  if (open) return <open.Page />;
  const page = STAFF_PAGES[path];
  return (
    <RequireSession>
      <STAFF_FRAME.Page>{page && <page.Page />}</STAFF_FRAME.Page>
    </RequireSession>
  );
}

function greet(): void {
  const name = takeGreeting();
  if (name) toast(signInToasts.loginSucceeded(name));
}

function tellSessionEnded(): void {
  const words = isAccountRemoved() ? signInToasts.accountRemoved : signInToasts.sessionEnded;
  toast({ ...words, about: SIGN_IN });
}
