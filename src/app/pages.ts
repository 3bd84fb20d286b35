import type { ComponentType } from 'react';
import type { ContentSource } from '@/content/store/queries/content';
import { loadLazyParts } from '@/kit/page-parts/site/lazy-part';
import { routeAt, withoutSlash } from '@/basics/rules/paths';
import { HAS_STAFF } from '@/words/this-language';
import { routesFor, type Route } from '@/basics/rules/routes';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';
import { lazyPageByName } from './lazy-page-by-name';
import type { Prerendered } from './prerendered';

// One file per page, so that a visit downloads only the pages it shows.
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../*/*/site/*Page.tsx',
  // `AnyPage` includes the code of these two pages, so they need no files of their own.
  '!**/{CustomPage,NotFoundPage}.tsx',
]);

const NOT_FOUND: LazyPage = lazyPageByName(modules, 'front/layout/site/AnyPage');

/** The public pages by route path; `*` is the 404 page. */
export const PUBLIC_PAGES: Readonly<Record<string, LazyPage>> = {
  ...Object.fromEntries(
    routesFor('visitors').map(({ path, module }) => [path, lazyPageByName(modules, module)]),
  ),
  '*': NOT_FOUND,
};

// Only staff download the admin area, because it includes large libraries. A build in a language
// without texts for staff leaves it out.
export const ADMIN_PAGE = HAS_STAFF
  ? lazyPage(() => import('./AdminApp').then((m) => m.AdminApp))
  : NOT_FOUND;

export function pageAt(pathname: string): LazyPage {
  const route = routeAt(pathname);
  if (!route) return NOT_FOUND;
  return isForStaff(route) ? ADMIN_PAGE : (PUBLIC_PAGES[route.path] ?? NOT_FOUND);
}

/**
 * Fetches the code of the page at an address, with the lazy parts that the content needs there.
 * @throws if a file cannot be fetched
 */
export async function loadPageAt(source: ContentSource, pathname: string): Promise<void> {
  const { content } = source.get();
  const loadHere = () =>
    loadLazyParts(({ isOn }) => content !== undefined && isOn(withoutSlash(pathname), content));
  await Promise.all([pageAt(pathname).load(), loadHere()]);
  // Calls `loadHere` again, because the page's own file may declare more lazy parts.
  await loadHere();
}

/**
 * Fetches a prerendered page's code and all lazy parts that it was rendered with.
 * @throws if a file cannot be fetched
 */
export async function loadPrerenderedPage({ parts }: Prerendered, pathname: string): Promise<void> {
  await pageAt(pathname).load();
  // Loads the parts one after the other, because each part's file may declare the next part.
  for (const name of parts) await loadLazyParts(({ module }) => module === name);
}

/** True for every page of the admin area, including the login. */
export function isForStaff(route: Route | undefined): boolean {
  return route !== undefined && route.for !== 'visitors';
}

export async function loadPublicPages(): Promise<void> {
  await Promise.all(Object.values(PUBLIC_PAGES).map(({ load }) => load()));
  await loadLazyParts();
}
