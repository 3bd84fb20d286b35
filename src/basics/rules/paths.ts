import { MOVED, ROUTES, routesFor, type Route, type RouteName } from './routes.ts';

type Paths = { readonly [Name in RouteName]: (typeof ROUTES)[Name]['path'] };

// `Object.fromEntries` loses the types of the paths, so the cast restores them.
export const PATH = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path }]) => [name, path]),
) as Paths;

export const BOOKING_ID = 'book';

/** Makes a function that appends an id or a search text to a page's path. */
const endingWith = (name: RouteName, between: string) => (what: string) =>
  PATH[name] + between + encodeURIComponent(what);

export const roomPath = endingWith('rooms', '/');
export const reservationPath = endingWith('adminReservations', '?id=');
export const reservationSearchPath = endingWith('adminReservations', '?q=');
export const documentsPath = endingWith('adminDocument', '?id=');
export const messagePath = endingWith('adminMessages', '?id=');
/** The editor of a custom page (by its id), or of the page `home` or `about`. */
export const pageEditorPath = endingWith('adminPages', '?id=');
export const unsubscribePath = endingWith('unsubscribe', '?token=');

export function invoicePath(stayId: string, invoiceId: string): string {
  return `${documentsPath(stayId)}&kind=invoice&invoice=${encodeURIComponent(invoiceId)}`;
}

/** All pages of the admin area; other paths below /admin show the 404 page (checklist G-17). */
export const ADMIN_PATHS: readonly string[] = [
  ...routesFor('login', 'staff').map(({ path }) => path),
  ...Object.keys(MOVED),
];

export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || PATH.home;
}

export function routeAt(pathname: string): Route | undefined {
  const path = withoutSlash(pathname).replace(/^(\/rooms|\/stay|\/show)\/[^/]+$/, '$1/:id');
  const routes: Route[] = Object.values(ROUTES);
  return routes.find((route) => route.path === (MOVED[path] ?? path));
}

/** Returns the last segment of a path, decoded if possible. */
export function lastPart(pathname: string): string {
  const part = withoutSlash(pathname).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** True if the app has a route for this path. A room's page checks itself that its room exists. */
export function isKnownPath(pathname: string): boolean {
  return routeAt(pathname) !== undefined;
}
