import { getOwn } from '@/hotel/rules/own';
import { PATH, safeReturnPath } from '@/hotel/rules/paths';

/** Navigation state for the way to the login page: where the person was going. */
export function wantedState(pathname: string): { wanted: string } {
  return { wanted: pathname };
}

/** Where login leads: the page that was wanted, if it is one of ours, else the dashboard. */
export function pageAfterLogin(navigationState: unknown): string {
  return safeReturnPath(getOwn(navigationState, 'wanted')) ?? PATH.dashboard;
}
