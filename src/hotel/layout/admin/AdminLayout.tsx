import { useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { frameWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { Missed } from '@/hotel/page/admin/missed';
import { useBell } from '@/hotel/bell/admin/use-bell';
import { useNews } from '@/hotel/desk/staff-queries/news';
import { useFindKeyChoice } from '@/hotel/accounts/staff-queries/find-key';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { useOnline } from '@/ui/use-online';
import { partWords, staffFrameWords } from '@/words/staff';
import { AdminNav } from './AdminNav';
import { Brand } from './Brand';
import { KeepLanguage } from './KeepLanguage';
import { LeaveGuard } from './LeaveGuard';
import { MobileMenu } from './MobileMenu';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { useFindKey } from './use-find-key';
import { useHasRights } from './use-has-rights';
import { useHeadingFocus } from './use-heading-focus';

/** Sidebar (a sheet on phones) and the page beside it (specification 2, admin layout). */
export function AdminLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasRights = useHasRights();
  const hasFindKey = useFindKeyChoice();
  const line = useNews(session.status === 'signed-in' && hasRights);
  const isOnline = useOnline();
  const missed = useBell();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useFindKey(hasRights && hasFindKey);

  if (session.status !== 'signed-in') return null;
  const { user, reconnecting } = session;
  return (
    <LeaveGuard>
      <KeepLanguage account={user} />
      <a className="skip" href="#main">
        {frameWords.skipLink}
      </a>
      <div className="shell">
        <MobileMenu user={user} line={line} />
        <aside className="side on-dark" aria-label={staffFrameWords.sidebar}>
          <Link className="brand" to={PATH.dashboard}>
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
          {!hasRights && (
            <p className="notice" role="status">
              {staffFrameWords.noRights}
            </p>
          )}
          <StaffPart name={partWords.page} as="page" data={[pathname]}>
            <Missed value={missed}>
              <Outlet />
            </Missed>
          </StaffPart>
        </main>
      </div>
    </LeaveGuard>
  );
}
