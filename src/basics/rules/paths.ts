import { MOVED, ROUTES, routesFor, type Route, type RouteName } from './routes.ts';

type Paths = { readonly [Name in RouteName]: (typeof ROUTES)[Name]['path'] };

/** The address of each page, by its name in the table of routes. */
// The entries are those of the table, each with its own path.
export const PATH = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path }]) => [name, path]),
) as Paths;

export const BOOKING_ID = 'book';

/** An address that ends with what a person or the database has named. */
const endingWith = (name: RouteName, between: string) => (what: string) =>
  PATH[name] + between + encodeURIComponent(what);

export const roomPath = endingWith('rooms', '/');
export const reservationPath = endingWith('adminReservations', '?id=');
export const reservationSearchPath = endingWith('adminReservations', '?q=');
/** The papers of one reservation: confirmation, registration card, invoice. */
export const documentsPath = endingWith('adminDocument', '?id=');
export const messagePath = endingWith('adminMessages', '?id=');
/** The editor of one page of the house's own: of its id, or of `home` or `about`. */
export const pageEditorPath = endingWith('adminPages', '?id=');
/** Where a letter's reader takes the address off the list. */
export const unsubscribePath = endingWith('unsubscribe', '?token=');

export function invoicePath(stayId: string, invoiceId: string): string {
  return `${documentsPath(stayId)}&kind=invoice&invoice=${encodeURIComponent(invoiceId)}`;
}

/** Pages of the admin area; anything else under /admin is the 404 page (checklist G-17). */
export const ADMIN_PATHS: readonly string[] = [
  ...routesFor('login', 'staff', 'rights').map(({ path }) => path),
  ...Object.keys(MOVED),
];

/** `/rooms/` is the same page as `/rooms`. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || PATH.home;
}

/** The route of this address; undefined where there is no page. */
export function routeAt(pathname: string): Route | undefined {
  const path = withoutSlash(pathname).replace(/^(\/rooms|\/stay|\/show)\/[^/]+$/, '$1/:id');
  const routes: Route[] = Object.values(ROUTES);
  return routes.find((route) => route.path === (MOVED[path] ?? path));
}

/** What stands for `:id` in an address; as it is written where nothing can be read from it. */
export function lastPart(pathname: string): string {
  const part = withoutSlash(pathname).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** True when the app has a page at this path (a room's page decides itself whether the room exists). */
export function isKnownPath(pathname: string): boolean {
  return routeAt(pathname) !== undefined;
}

/** Where to go after login: a page of the admin area, never another site (checklist G-19). */
export function safeReturnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  const inside = ADMIN_PATHS.includes(wanted) && wanted !== PATH.login;
  return inside && wanted !== PATH.resetPassword ? wanted : undefined;
}
