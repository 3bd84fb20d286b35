import type { HotelContent } from '../../src/content/store/hotel-content.ts';
import { movedSlugs, customPages } from '../../src/website/custom-pages/shown-pages.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { publishedRoutes, type Route } from '../../src/basics/rules/routes.ts';
import { hotelToday } from '../../src/basics/time/dates.ts';

export type PageToRender = {
  /** Address without the language. */
  path: string;
  file: string;
  /** Source files of the page and its lazy parts, which determine its scripts and styles. */
  modules: readonly string[];
};

export const NOT_FOUND_PATH = '/404';

/**
 * Every public page. Files are named `rooms.html`, not `rooms/index.html`, because most hosts
 * redirect a folder to `/rooms/`. @param base path prefix of the language
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

export function pageModules(): string[] {
  return [...publishedRoutes(), ANY_PAGE].map(({ module }) => sourceOf(module));
}

export function sourceOf(module: string): string {
  return `src/${module}.tsx`;
}

export function customPaths({ pages }: HotelContent): string[] {
  return customPages(pages, hotelToday()).map(({ slug }) => `/${slug}`);
}

/** Former addresses of custom pages in one language, each with the current address. */
export function redirectedPaths(
  { pages }: HotelContent,
  base: string,
): [from: string, to: string][] {
  return movedSlugs(pages, hotelToday()).map(({ from, to }) => [
    `${base}/${from}`,
    `${base}/${to}`,
  ]);
}

/** All pages but the unsubscribe page, which only emails link to, and the 404 page. */
export function sitemapPaths(pages: readonly PageToRender[]): string[] {
  const silent: string[] = [NOT_FOUND_PATH, PATH.unsubscribe];
  return pages.map(({ path }) => path).filter((path) => !silent.includes(path));
}

/** The staff's only prerendered page; the app renders the others. */
export const LOGIN_PAGE: PageToRender = {
  path: PATH.login,
  file: fileFor(PATH.login),
  modules: ['src/app/AdminApp.tsx'],
};

export function fileFor(path: string): string {
  return path === PATH.home ? 'index.html' : `${path.slice(1)}.html`;
}
