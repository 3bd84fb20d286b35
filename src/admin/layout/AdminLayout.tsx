import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { mayEdit } from '@/domain/admin-user';
import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { TOAST } from '@/domain/texts';
import { useInboxNews } from '@/queries/staff/inbox-news';
import { useSession } from '@/queries/staff/session';
import { AdminNav } from './AdminNav';
import { Brand } from './Brand';
import { LeaveGuard } from './LeaveGuard';
import { MobileMenu } from './MobileMenu';
import { StaffPart } from './StaffPart';

/** Sidebar (a sheet on phones) and the page beside it (specification 2, admin layout). */
export function AdminLayout() {
  const session = useSession();
  useInboxNews();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // After a change of page, reading starts at its heading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  if (session.status !== 'signed-in') return null;
  const { user, reconnecting } = session;
  return (
    <LeaveGuard>
      <a className="skip" href="#main">
        {COPY.skipLink}
      </a>
      <div className="shell">
        <MobileMenu user={user} />
        <aside className="side on-dark" aria-label="Sidebar">
          <Link className="brand" to={PATH.dashboard}>
            <Brand />
          </Link>
          <AdminNav user={user} />
        </aside>
        <main className="main" id="main" ref={main} tabIndex={-1}>
          {reconnecting && (
            <p className="notice" role="status">
              Reconnecting. You can look around; saving works again once the server answers.
            </p>
          )}
          {!mayEdit(user) && (
            <p className="notice" role="status">
              {TOAST.notPermitted.description}
            </p>
          )}
          <StaffPart name="page" as="page" data={[pathname]}>
            <Outlet />
          </StaffPart>
        </main>
      </div>
    </LeaveGuard>
  );
}
