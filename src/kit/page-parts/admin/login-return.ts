import { getOwn } from '@/basics/rules/get-own';
import { PATH, safeReturnPath } from '@/basics/rules/paths';

type Wanted = { wanted: string; open?: string };

/** Navigation state for the way to the login page: where the person was going, and what was open there. */
export function loginReturnState({ pathname, search }: { pathname: string; search: string }): Wanted {
  const open = new URLSearchParams(search).get('id');
  return open === null ? { wanted: pathname } : { wanted: pathname, open };
}

/** Where login leads: the page that was wanted, if it is one of ours, else the dashboard. */
export function pageAfterLogin(navigationState: unknown): string {
  const page = safeReturnPath(getOwn(navigationState, 'wanted'));
  const open = getOwn(navigationState, 'open');
  if (!page) return PATH.dashboard;
  // What is half written about a stay is found where the stay is.
  return typeof open === 'string' ? `${page}?${new URLSearchParams({ id: open })}` : page;
}
