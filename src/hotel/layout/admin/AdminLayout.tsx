import { useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { frameWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { useNews } from '@/hotel/desk/staff-queries/news';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { partWords, staffFrameWords } from '@/words/staff';
import { AdminNav } from './AdminNav';
import { Brand } from './Brand';
import { LeaveGuard } from './LeaveGuard';
import { MobileMenu } from './MobileMenu';
import { StaffPart } from './StaffPart';
import { useHasRights } from './use-has-rights';
import { useHeadingFocus } from './use-heading-focus';

/** Sidebar (a sheet on phones) and the page beside it (specification 2, admin layout). */
export function AdminLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasRights = useHasRights();
  const line = useNews(session.status === 'signed-in' && hasRights);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);

  if (session.status !== 'signed-in') return null;
  const { user, reconnecting } = session;
  return (
    <LeaveGuard>
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
          {reconnecting && (
            <p className="notice" role="status">
              {staffFrameWords.reconnecting}
            </p>
          )}
          {!hasRights && (
            <p className="notice" role="status">
              {staffFrameWords.noRights}
            </p>
          )}
          <StaffPart name={partWords.page} as="page" data={[pathname]}>
            <Outlet />
          </StaffPart>
        </main>
      </div>
    </LeaveGuard>
  );
}
