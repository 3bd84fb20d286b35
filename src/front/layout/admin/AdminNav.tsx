import { ExternalLink, LogOut } from 'lucide-react';
import { NavLink } from '@/ui/router';
import type { AdminUser } from '@/basics/session/admin-user';
import type { ConnectionState } from '@/desk/lists/staff-calls/use-realtime-updates';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { hasRight, ROLES } from '@/basics/session/rights';
import { rightWords, staffNavWords, staffFrameWords } from '@/words/staff';
import { WebsiteLink } from '@/kit/page-parts/admin/WebsiteLink';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import { useOnline } from '@/ui/window-state';
import { useHasRights } from './use-has-rights';
import { WaitingCounts } from './WaitingCounts';
import { DESK_ITEMS, OTHER_ITEMS, WEBSITE_ITEMS, type NavItem } from './nav-items';

const BELOW = 'mt-3 border-t border-[rgb(255_255_255_/_0.13)] pt-3';

/** Three groups of links: desk, website, other (S-01, DECISIONS 26). */
export function AdminNav({ user, line }: { user: AdminUser; line: ConnectionState }) {
  const { logOut, isPending, isError, question } = useLogout(user.id);
  const hasRights = useHasRights();
  const role = ROLES.find((one) => one === user.role);
  const mine = (items: readonly NavItem[]) =>
    items.filter(
      ({ right }) => right === 'ownAccount' || (hasRights && hasRight(user.role, right)),
    );

  return (
    <>
      <nav aria-label={staffNavWords.label}>
        <ul>{mine(DESK_ITEMS).map(entry)}</ul>
        <ul className={BELOW}>
          {mine(WEBSITE_ITEMS).map(entry)}
          <li>
            <WebsiteLink>
              <ExternalLink className="icon" aria-hidden="true" />
              {staffNavWords.visitWebsite}
            </WebsiteLink>
          </li>
        </ul>
        <ul className={BELOW}>
          {mine(OTHER_ITEMS).map(entry)}
          <li>
            <button
              type="button"
              className="aria-busy:opacity-60"
              aria-busy={isPending || undefined}
              onClick={() => logOut('this-browser')}
            >
              <LogOut className="icon" aria-hidden="true" />
              {staffNavWords.logout}
            </button>
          </li>
        </ul>
      </nav>
      {isError && (
        <p className="mx-3 mt-3 text-xs">
          {staffNavWords.logoutUnanswered}{' '}
          <button
            type="button"
            className="min-h-7 text-start text-white underline underline-offset-[0.2em]"
            onClick={() => logOut('without-server')}
          >
            {staffNavWords.logoutHere}
          </button>
        </p>
      )}
      {question}
      <p className="mt-auto px-3 pt-[1.6rem] pb-[0.4rem] text-sm text-on-deep wrap-anywhere">
        <span>{user.username || staffNavWords.nameless}</span>
        <small className="block text-xs text-on-deep-2">{user.email}</small>
        {hasRights && role && (
          <small className="block text-xs text-on-deep-2">{rightWords.roles[role]}</small>
        )}
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
        <span>{label}</span>
        {waiting.length > 0 && (
          <ErrorBoundary fallback={null}>
            <WaitingCounts of={waiting} />
          </ErrorBoundary>
        )}
      </NavLink>
    </li>
  );
}

/** Says how fast new entries appear; not announced, because it changes often. */
function LineNote({ state }: { state: ConnectionState }) {
  const shown = useOnline() ? state : 'offline';
  return (
    <p
      className="flex gap-2 px-3 pb-[0.4rem] text-xs text-on-deep-2 before:mt-[0.45em] before:size-2 before:flex-none before:rounded-full before:border before:border-current before:content-[''] data-[state=live]:before:bg-current"
      data-state={shown}
    >
      {staffFrameWords.line[shown]}
    </p>
  );
}
