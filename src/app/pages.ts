import type { ComponentType } from 'react';
import type { ContentSource } from '@/content/store/queries/content';
import { loadLazyParts } from '@/kit/page-parts/site/lazy-part';
import { routeAt, withoutSlash } from '@/basics/rules/paths';
import { HAS_STAFF } from '@/words/this-language';
import { routesFor, type Route } from '@/basics/rules/routes';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';
import { lazyPageByName } from './lazy-page-by-name';
import type { Prerendered } from './prerendered';

// Each is a file of its own: a visit downloads what it shows.
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../*/*/site/*Page.tsx',
  // What AnyPage shows, in its own file.
  '!**/{CustomPage,NotFoundPage}.tsx',
]);

const NOT_FOUND: LazyPage = lazyPageByName(modules, 'front/layout/site/AnyPage');

/** The public pages by their route; what no route has is the 404 page. */
export const PUBLIC_PAGES: Readonly<Record<string, LazyPage>> = {
  ...Object.fromEntries(
    routesFor('visitors').map(({ path, module }) => [path, lazyPageByName(modules, module)]),
  ),
  '*': NOT_FOUND,
};

// The staff's part, with its client and form library, is downloaded only by those who open it.
// A build in a language that they have no words of has none of it.
export const ADMIN_PAGE = HAS_STAFF
  ? lazyPage(() => import('./AdminApp').then((m) => m.AdminApp))
  : NOT_FOUND;

/** The page at an address. */
export function pageAt(pathname: string): LazyPage {
  const route = routeAt(pathname);
  if (!route) return NOT_FOUND;
  return isForStaff(route) ? ADMIN_PAGE : (PUBLIC_PAGES[route.path] ?? NOT_FOUND);
}

/**
 * Fetches the code of the page at an address, with the late parts that the content asks for.
 * @throws if a file cannot be fetched
 */
export async function loadPageAt(source: ContentSource, pathname: string): Promise<void> {
  const { content } = source.get();
  const loadHere = () =>
    loadLazyParts(({ isOn }) => content !== undefined && isOn(withoutSlash(pathname), content));
  await Promise.all([pageAt(pathname).load(), loadHere()]);
  // Again for parts that the page's own file declares; the others are here.
  await loadHere();
}

/**
 * Fetches the code of a prerendered page, with every late part that the document was rendered with.
 * @throws if a file cannot be fetched
 */
export async function loadPrerenderedPage({ parts }: Prerendered, pathname: string): Promise<void> {
  await pageAt(pathname).load();
  // One after the other, because a part may declare the next. The document has asked for their files.
  for (const name of parts) await loadLazyParts(({ module }) => module === name);
}

/** Of the admin area, the login included. */
export function isForStaff(route: Route | undefined): boolean {
  return route !== undefined && route.for !== 'visitors';
}

/** Fetches every public page, so that going from one to another waits for nothing. */
export async function loadPublicPages(): Promise<void> {
  await Promise.all(Object.values(PUBLIC_PAGES).map(({ load }) => load()));
  await loadLazyParts();
}
