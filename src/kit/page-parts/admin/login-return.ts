import { getOwn } from '@/basics/rules/get-own';
import { ADMIN_PATHS, PATH } from '@/basics/rules/paths';
import { routesFor } from '@/basics/rules/routes';

type Wanted = { wanted: string; open?: string };

/** Navigation state for the login page: the page to return to, and the entry open there. */
export function loginReturnState({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Wanted {
  const open = new URLSearchParams(search).get('id');
  return open === null ? { wanted: pathname } : { wanted: pathname, open };
}

export function pageAfterLogin(navigationState: unknown): string {
  const page = safeReturnPath(getOwn(navigationState, 'wanted'));
  const open = getOwn(navigationState, 'open');
  if (!page) return PATH.dashboard;
  // Opens the entry that was open before, because unsaved drafts belong to it.
  return typeof open === 'string' ? `${page}?${new URLSearchParams({ id: open })}` : page;
}

/** Returns the page to open after sign-in: never another website (checklist G-19). */
export function safeReturnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  const isBeforeSignIn = routesFor('login').some(({ path }) => path === wanted);
  return ADMIN_PATHS.includes(wanted) && !isBeforeSignIn ? wanted : undefined;
}
