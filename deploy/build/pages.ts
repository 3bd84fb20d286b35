import type { HotelContent } from '../../src/hotel/content/content.ts';
import { isKnownPath, PATH, roomPath } from '../../src/hotel/rules/paths.ts';

/** One document to make. */
export type PageToRender = {
  /** Address to render. */
  path: string;
  /** Below the built site. */
  file: string;
  /** Source of the page, from which its scripts and styles follow. */
  module: string;
};

const SITE = 'src/site';

const SINGLE: Record<string, string> = {
  [PATH.home]: `${SITE}/home/HomePage.tsx`,
  [PATH.rooms]: `${SITE}/rooms/RoomsPage.tsx`,
  [PATH.about]: `${SITE}/about/AboutPage.tsx`,
  [PATH.contact]: `${SITE}/contact/ContactPage.tsx`,
  [PATH.privacy]: `${SITE}/legal/PrivacyPage.tsx`,
  [PATH.terms]: `${SITE}/legal/TermsPage.tsx`,
  [PATH.unsubscribe]: `${SITE}/unsubscribe/UnsubscribePage.tsx`,
};

/**
 * Every public page of this content. `rooms.html` rather than `rooms/index.html`: hosts serve it
 * at `/rooms`, while a folder makes most of them redirect to `/rooms/`.
 */
export function pagesToRender({ rooms }: HotelContent): PageToRender[] {
  return [
    ...Object.entries(SINGLE).map(([path, module]) => ({ path, file: fileFor(path), module })),
    ...rooms.map(({ id }) => ({
      path: roomPath(id),
      file: fileFor(roomPath(id)),
      module: `${SITE}/rooms/RoomPage.tsx`,
    })),
    // Any address that is no page.
    { path: '/404', file: '404.html', module: `${SITE}/not-found/NotFoundPage.tsx` },
  ];
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
