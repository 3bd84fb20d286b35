import { isKnownPath, PATH, withoutSlash } from '@/hotel/rules/paths';
import { lazyPage } from '@/ui/lazy-page';
import type { LazyPage } from '@/ui/lazy-page';

const ROOM = `${PATH.rooms}/:id`;

const notFound = lazyPage(() =>
  import('@/hotel/layout/site/NotFoundPage').then((m) => m.NotFoundPage),
);

/** The public pages by their route; each is a file of its own: a visit downloads what it shows. */
export const PUBLIC_PAGES: Readonly<Record<string, LazyPage>> = {
  [PATH.home]: lazyPage(() => import('@/hotel/home/site/HomePage').then((m) => m.HomePage)),
  [PATH.rooms]: lazyPage(() => import('@/hotel/rooms/site/RoomsPage').then((m) => m.RoomsPage)),
  [ROOM]: lazyPage(() => import('@/hotel/rooms/site/RoomPage').then((m) => m.RoomPage)),
  [PATH.about]: lazyPage(() => import('@/hotel/about/site/AboutPage').then((m) => m.AboutPage)),
  [PATH.contact]: lazyPage(() =>
    import('@/hotel/contact/site/ContactPage').then((m) => m.ContactPage),
  ),
  [PATH.privacy]: lazyPage(() =>
    import('@/hotel/legal/site/PrivacyPage').then((m) => m.PrivacyPage),
  ),
  [PATH.terms]: lazyPage(() => import('@/hotel/legal/site/TermsPage').then((m) => m.TermsPage)),
  [PATH.unsubscribe]: lazyPage(() =>
    import('@/hotel/subscribers/site/UnsubscribePage').then((m) => m.UnsubscribePage),
  ),
  '*': notFound,
};

// The staff's part, with its client and form library, is downloaded only by those who open it.
export const ADMIN_PAGE = lazyPage(() => import('./AdminApp').then((m) => m.AdminApp));

/** The page at an address. */
export function pageAt(pathname: string): LazyPage {
  const path = withoutSlash(pathname);
  if (!isKnownPath(path)) return notFound;
  if (isAdminPath(path)) return ADMIN_PAGE;
  return PUBLIC_PAGES[path] ?? PUBLIC_PAGES[ROOM] ?? notFound;
}

export function isAdminPath(path: string): boolean {
  return path === PATH.login || path.startsWith(`${PATH.login}/`);
}

/** Fetches every public page, so that going from one to another waits for nothing. */
export async function loadPublicPages(): Promise<void> {
  await Promise.all(Object.values(PUBLIC_PAGES).map(({ load }) => load()));
}
