import type { ComponentType } from 'react';
import { PATH } from '@/basics/rules/paths';
import { routesFor, type Route } from '@/basics/rules/routes';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';
import { lazyPageByName } from './lazy-page-by-name';

// All staff pages except the login page, which is part of the admin app.
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../*/*/admin/*Page.tsx',
  '!**/LoginPage.tsx',
]);

function pagesFor(reader: Route['for']): Readonly<Record<string, LazyPage>> {
  const routes = routesFor(reader).filter(({ path }) => path !== PATH.login);
  return Object.fromEntries(
    routes.map(({ path, module }) => [path, lazyPageByName(modules, module)]),
  );
}

/** Pages for people who cannot sign in (password reset), by route path. */
export const LOGIN_PAGES = pagesFor('login');

export const STAFF_PAGES = pagesFor('staff');

export const STAFF_FRAME = lazyPage(() =>
  import('@/front/layout/admin/AdminLayout').then((m) => m.AdminLayout),
);

/** Fetches the wanted page first, then all other staff pages, so that changing pages is instant. */
export async function fetchStaffPages(): Promise<void> {
  const first = [STAFF_FRAME, STAFF_PAGES[PATH.dashboard]];
  for (const page of [...first, ...Object.values(STAFF_PAGES)])
    await page?.load().catch(() => undefined);
}
