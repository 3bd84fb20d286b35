import { useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { Link, Navigate, useLocation, useNavigate, useNavigationType } from '@/ui/router';
import { frameWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { NEWEST_MIGRATION } from '@/basics/rules/version';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { UnseenCount } from '@/kit/page-parts/admin/PageTitle';
import { useAlerts } from '@/desk/notifications/admin/use-alerts';
import { useRealtimeUpdates } from '@/desk/lists/staff-calls/use-realtime-updates';
import {
  useHasSearchKey,
  useSaveChosenLanguage,
} from '@/basics/session/staff-calls/account-settings';
import { useMay, useSession } from '@/basics/session/staff-calls/session';
import { useSessionCheck } from '@/basics/session/staff-calls/use-session-check';
import { useMustSetUpFactor } from '@/front/account/staff-calls/factor-settings';
import { useOnline } from '@/ui/window-state';
import { partWords, secondFactorWords, staffFrameWords } from '@/words/staff';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import type { Account } from '@/basics/session/admin-user';
import { FIND_MARK } from '@/desk/lists/admin/FindForm';
import { AdminNav } from './AdminNav';
import { Brand, AdminMenu } from './AdminMenu';
import { LeaveGuard } from './LeaveGuard';
import { RequireRights } from './RequireRights';
import { useHasRights } from './use-has-rights';

export function AdminLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const hasRights = useHasRights();
  const mustSetUp = useMustSetUpFactor(!hasRights);
  const hasFindKey = useHasSearchKey();
  const readsDesk = useMay('readDesk') && hasRights;
  const line = useRealtimeUpdates(session.status === 'signed-in' && hasRights);
  const isOnline = useOnline();
  const missed = useAlerts();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useSessionCheck();
  useFindKey(readsDesk && hasFindKey);

  if (session.status !== 'signed-in') return null;
  const { user, reconnecting } = session;
  if (mustSetUp && pathname !== PATH.adminAccount)
    return <Navigate to={PATH.adminAccount} replace />;
  return (
    <LeaveGuard>
      <KeepLanguage account={user} />
      <a className="skip" href="#main">
        {frameWords.skipLink}
      </a>
      <div className="shell grid grid-cols-[16rem_minmax(0,1fr)] min-h-screen not-print:max-md:grid-cols-1 not-print:max-md:grid-rows-[auto_1fr]">
        <AdminMenu user={user} line={line} />
        <aside
          className="side on-dark not-print:max-md:hidden"
          aria-label={staffFrameWords.sidebar}
        >
          <Link className="brand mt-0 mx-[0.6rem] mb-[1.1rem]" to={PATH.dashboard}>
            <Brand />
          </Link>
          <AdminNav user={user} line={line} />
        </aside>
        <main className="main" id="main" ref={main} tabIndex={-1}>
          {(!isOnline || reconnecting) && (
            <p className="notice" role="status">
              {isOnline ? staffFrameWords.reconnecting : staffFrameWords.offline}
            </p>
          )}
          {(mustSetUp || !hasRights) && (
            <p className="notice" role="status">
              {mustSetUp ? secondFactorWords.setUpFirst : staffFrameWords.noRights}
            </p>
          )}
          {hasRights && <OtherVersion />}
          <StaffErrorBoundary name={partWords.page} as="page" data={[pathname]}>
            <UnseenCount value={missed}>
              <RequireRights>{children}</RequireRights>
            </UnseenCount>
          </StaffErrorBoundary>
        </main>
      </div>
    </LeaveGuard>
  );
}

/** The version of a database that reports none: it sorts before the name of every migration. */
const FROM_BEFORE_VERSIONS = '0';

/** Warns that the database's version differs from this code's. Visitors' pages still work then. */
function OtherVersion() {
  const { figures } = useInboxCounts();
  const theirs = figures && (figures.migration ?? FROM_BEFORE_VERSIONS);
  if (!theirs || !NEWEST_MIGRATION || theirs === NEWEST_MIGRATION) return null;
  return (
    <p className="notice" role="status">
      {theirs < NEWEST_MIGRATION ? staffFrameWords.olderDatabase : staffFrameWords.newerDatabase}
    </p>
  );
}

function KeepLanguage({ account }: { account: Account }) {
  useSaveChosenLanguage(account);
  return null;
}

/** Elements in which the / key types text, or which block the page. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The / key focuses the search for a stay; pages without a search open the reservations. */
function useFindKey(isAllowed: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAllowed) return undefined;
    function onKey(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      const box = document.querySelector<HTMLElement>(`[${FIND_MARK}]`);
      if (box) box.focus();
      else navigate(PATH.adminReservations, { state: 'find' });
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAllowed, navigate]);
}

/** Focuses the heading after navigation and login, but not after the browser loads a page. */
function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const came = useNavigationType();
  const shown = useRef(came === 'POP' ? pathname : undefined);

  useEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return keepAtHeading(main.current);
  }, [main, pathname]);
}

/**
 * Focuses the page's heading, again if it is replaced, until somebody acts.
 * @returns a function that stops this
 */
function keepAtHeading(main: HTMLElement): () => void {
  let wanted = true;
  const put = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!wanted && !isLost) return;
    // Pressing / has moved the focus to the search already.
    if (document.activeElement?.hasAttribute(FIND_MARK)) return;
    const heading = main.querySelector('h1');
    if (!heading) return;
    heading.focus({ preventScroll: true });
    // On phones, an open entry may hide the page's heading.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
    wanted = false;
  };
  const observer = new MutationObserver(put);
  const stop = () => observer.disconnect();
  put();
  observer.observe(main, { childList: true, subtree: true });
  for (const sign of ['pointerdown', 'keydown'])
    document.addEventListener(sign, stop, { capture: true, once: true });
  return stop;
}
