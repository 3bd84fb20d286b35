import type { HotelContent } from '../../src/content/store/hotel-content.ts';
import { movedSlugs, customPages } from '../../src/website/custom-pages/shown-pages.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { publishedRoutes } from '../../src/basics/rules/routes.ts';
import type { Route } from '../../src/basics/rules/routes.ts';
import { hotelToday } from '../../src/basics/time/dates.ts';

/** One document to make. */
export type PageToRender = {
  /** Address to render, without its language. */
  path: string;
  /** Below the built site. */
  file: string;
  /** Source of the page; once rendered, the late parts' too. Its scripts and styles follow from these. */
  modules: readonly string[];
};

/** What stands for every address without a page. */
export const NOT_FOUND_PATH = '/404';

/**
 * Every public page of this content. `rooms.html` rather than `rooms/index.html`: hosts serve it
 * at `/rooms`, while a folder makes most of them redirect to `/rooms/`.
 * @param base what is before the addresses of the language
 */
export function pagesToRender(content: HotelContent, base = ''): PageToRender[] {
  function page({ module }: Pick<Route, 'module'>, path: string): PageToRender {
    const file = fileFor(path === PATH.home && base ? base : base + path);
    return { path, file, modules: [sourceOf(module)] };
  }
  return [
    ...publishedRoutes().flatMap((route) =>
      route.path === PATH.room
        ? content.rooms.map(({ id }) => page(route, roomPath(id)))
        : [page(route, route.path)],
    ),
    ...[...customPaths(content), NOT_FOUND_PATH].map((path) => page(ANY_PAGE, path)),
  ];
}

const ANY_PAGE = { module: 'front/layout/site/AnyPage' };

/** The files of all pages that have a document. */
export function pageModules(): string[] {
  return [...publishedRoutes(), ANY_PAGE].map(({ module }) => sourceOf(module));
}

export function sourceOf(module: string): string {
  return `src/${module}.tsx`;
}

/** Addresses of the house's own pages, without the language. */
export function customPaths({ pages }: HotelContent): string[] {
  return customPages(pages, hotelToday()).map(({ slug }) => `/${slug}`);
}

/** Addresses that own pages had before, in one language, with where each leads now. */
export function redirectedPaths({ pages }: HotelContent, base: string): [from: string, to: string][] {
  return movedSlugs(pages, hotelToday()).map(({ from, to }) => [
    `${base}/${from}`,
    `${base}/${to}`,
  ]);
}

/** What search engines are told of: not the page that letters lead to, nor the one for nothing. */
export function sitemapPaths(pages: readonly PageToRender[]): string[] {
  const silent: string[] = [NOT_FOUND_PATH, PATH.unsubscribe];
  return pages.map(({ path }) => path).filter((path) => !silent.includes(path));
}

/** The staff's entrance; their other pages are drawn by the app. */
export const LOGIN_PAGE: PageToRender = {
  path: PATH.login,
  file: fileFor(PATH.login),
  modules: ['src/app/AdminApp.tsx'],
};

/** The file that holds the page at an address. */
export function fileFor(path: string): string {
  return path === PATH.home ? 'index.html' : `${path.slice(1)}.html`;
}
