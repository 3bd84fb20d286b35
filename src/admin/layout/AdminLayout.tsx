import { useRef } from 'react';
import { Link, Outlet } from 'react-router-dom';
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
import { useHeadingFocus } from './use-heading-focus';

/** Sidebar (a sheet on phones) and the page beside it (specification 2, admin layout). */
export function AdminLayout() {
  const session = useSession();
  useInboxNews();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);

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
          <Outlet />
        </main>
      </div>
    </LeaveGuard>
  );
}
