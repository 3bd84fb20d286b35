import type { ComponentType } from 'react';
import { PATH } from '@/basics/rules/paths';
import { routesFor, type Route } from '@/basics/rules/routes';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';
import { lazyPageByName } from './lazy-page-by-name';

// The login is part of the admin app itself: signing in needs none of these.
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../*/*/admin/*Page.tsx',
  '!**/LoginPage.tsx',
]);

function pagesFor(...readers: Route['for'][]): Readonly<Record<string, LazyPage>> {
  const routes = routesFor(...readers).filter(({ path }) => path !== PATH.login);
  return Object.fromEntries(routes.map(({ path, module }) => [path, lazyPageByName(modules, module)]));
}

/** For those who cannot sign in, by their route. */
export const LOGIN_PAGES = pagesFor('login');

/** The staff's pages by their route. */
export const STAFF_PAGES = pagesFor('staff', 'rights');

/** Sidebar and what every page of the staff has around it. */
export const STAFF_FRAME = lazyPage(() =>
  import('@/front/layout/admin/AdminLayout').then((m) => m.AdminLayout),
);

/**
 * Fetches the page that a login leads to, then all others, so that going from one to another waits
 * for nothing. What cannot be had just now is fetched when it is opened.
 */
export async function fetchStaffPages(): Promise<void> {
  const first = [STAFF_FRAME, STAFF_PAGES[PATH.dashboard]];
  for (const page of [...first, ...Object.values(STAFF_PAGES)])
    await page?.load().catch(() => undefined);
}
