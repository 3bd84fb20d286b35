import { ExternalLink, LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { PATH } from '@/hotel/rules/paths';
import type { AdminUser } from '@/hotel/accounts/admin-user';
import type { LineState } from '@/hotel/desk/staff-queries/news';
import { Part } from '@/ui/Part';
import { staffNavWords } from '@/words/staff';
import { LineNote } from './LineNote';
import { WaitingCount } from './WaitingCount';
import { useLogout } from './use-logout';
import { MORE_NAV_ITEMS, NAV_ITEMS } from './nav-items';
import type { NavItem } from './nav-items';

/** The sidebar's entries, in the order of the specification, and who is signed in. */
export function AdminNav({ user, line }: { user: AdminUser; line: LineState }) {
  const { logOut, isPending, isError, question } = useLogout(user.id);

  return (
    <>
      <nav aria-label={staffNavWords.label}>
        <ul>
          {NAV_ITEMS.map(entry)}
          <li>
            <Link to={PATH.home}>
              <ExternalLink className="icon" aria-hidden="true" />
              {staffNavWords.visitWebsite}
            </Link>
          </li>
          <li>
            <button
              type="button"
              aria-busy={isPending || undefined}
              onClick={() => logOut('this-browser')}
            >
              <LogOut className="icon" aria-hidden="true" />
              {staffNavWords.logout}
            </button>
          </li>
        </ul>
        {MORE_NAV_ITEMS.length > 0 && <ul className="more">{MORE_NAV_ITEMS.map(entry)}</ul>}
      </nav>
      {isError && (
        <p className="side-note">
          {staffNavWords.logoutUnanswered}{' '}
          <button type="button" onClick={() => logOut('without-server')}>
            {staffNavWords.logoutHere}
          </button>
        </p>
      )}
      {question}
      <p className="who">
        {user.username || staffNavWords.nameless}
        <small>{user.email}</small>
      </p>
      <LineNote state={line} />
    </>
  );
}

function entry({ to, label, icon: Icon, waiting }: NavItem) {
  return (
    <li key={to}>
      <NavLink to={to}>
        <Icon className="icon" aria-hidden="true" />
        {label}
        {waiting && (
          <Part fallback={null}>
            <WaitingCount of={waiting} />
          </Part>
        )}
      </NavLink>
    </li>
  );
}
