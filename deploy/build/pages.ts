import type { HotelContent } from '../../src/hotel/content/hotel-content.ts';
import { isKnownPath, PATH, roomPath } from '../../src/hotel/rules/paths.ts';
import { publishedRoutes } from '../../src/hotel/rules/routes.ts';
import type { Route } from '../../src/hotel/rules/routes.ts';

/** One document to make. */
export type PageToRender = {
  /** Address to render, without its language. */
  path: string;
  /** Below the built site. */
  file: string;
  /** Source of the page, from which its scripts and styles follow. */
  module: string;
};

/**
 * Every public page of this content. `rooms.html` rather than `rooms/index.html`: hosts serve it
 * at `/rooms`, while a folder makes most of them redirect to `/rooms/`.
 * @param base what stands before the addresses of the language
 */
export function pagesToRender({ rooms }: HotelContent, base = ''): PageToRender[] {
  return [
    ...publishedRoutes().flatMap((route) =>
      route.path === PATH.room
        ? rooms.map(({ id }) => pageOf(route, roomPath(id), base))
        : [pageOf(route, route.path, base)],
    ),
    // Any address that is no page.
    { path: '/404', file: fileFor(`${base}/404`), module: sourceOf('layout/site/NotFoundPage') },
  ];
}

function pageOf({ module }: Pick<Route, 'module'>, path: string, base: string): PageToRender {
  const file = fileFor(path === PATH.home && base ? base : base + path);
  return { path, file, module: sourceOf(module) };
}

function sourceOf(module: string): string {
  return `src/hotel/${module}.tsx`;
}

/** What search engines are told of: not the page that letters lead to, nor the one for nothing. */
export function listedPaths(pages: readonly PageToRender[]): string[] {
  const paths = pages.map(({ path }) => path);
  return paths.filter((path) => isKnownPath(path) && path !== PATH.unsubscribe);
}

/** The staff's entrance; their other pages are drawn by the app. */
export const LOGIN_PAGE: PageToRender = {
  path: PATH.login,
  file: fileFor(PATH.login),
  module: 'src/app/AdminApp.tsx',
};

/** The file that holds the page at an address. */
export function fileFor(path: string): string {
  return path === PATH.home ? 'index.html' : `${path.slice(1)}.html`;
}
