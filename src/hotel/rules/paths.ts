/** Every address of the site, once (specification 2). */
export const PATH = {
  home: '/',
  rooms: '/rooms',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  unsubscribe: '/unsubscribe',
  login: '/admin',
  resetPassword: '/admin/reset-password',
  dashboard: '/admin/dashboard',
  adminHero: '/admin/hero',
  adminRooms: '/admin/rooms',
  adminLuxury: '/admin/luxury-experience',
  adminTestimonials: '/admin/testimonials',
  adminAbout: '/admin/about',
  adminContact: '/admin/contact',
  adminSiteConfig: '/admin/site-config',
  adminReservations: '/admin/reservations',
  adminCalendar: '/admin/calendar',
  adminMessages: '/admin/messages',
  adminSubscribers: '/admin/subscribers',
  adminPrivacy: '/admin/privacy',
  adminAccount: '/admin/account',
} as const;

/** The address of one room. */
export function roomPath(id: string): string {
  return `${PATH.rooms}/${encodeURIComponent(id)}`;
}

/** The address of one reservation in the inbox. */
export function reservationPath(id: string): string {
  return `${PATH.adminReservations}?id=${encodeURIComponent(id)}`;
}

/** The address of one message in the inbox. */
export function messagePath(id: string): string {
  return `${PATH.adminMessages}?id=${encodeURIComponent(id)}`;
}

/** Where a letter's reader takes the address off the list. */
export function unsubscribePath(token: string): string {
  return `${PATH.unsubscribe}?token=${encodeURIComponent(token)}`;
}

/** Pages of the admin area; anything else under /admin is the 404 page (checklist G-17). */
export const ADMIN_PATHS: readonly string[] = [
  PATH.login,
  PATH.resetPassword,
  PATH.dashboard,
  PATH.adminHero,
  PATH.adminRooms,
  PATH.adminLuxury,
  PATH.adminTestimonials,
  PATH.adminAbout,
  PATH.adminContact,
  PATH.adminSiteConfig,
  PATH.adminReservations,
  PATH.adminCalendar,
  PATH.adminMessages,
  PATH.adminSubscribers,
  PATH.adminPrivacy,
  PATH.adminAccount,
];

const PUBLIC_PATHS: readonly string[] = [
  PATH.home,
  PATH.rooms,
  PATH.about,
  PATH.contact,
  PATH.privacy,
  PATH.terms,
  PATH.unsubscribe,
];

/** `/rooms/` is the same page as `/rooms`. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || PATH.home;
}

/** True when the app has a page at this path (a room's page decides itself whether the room exists). */
export function isKnownPath(pathname: string): boolean {
  const path = withoutSlash(pathname);
  return PUBLIC_PATHS.includes(path) || ADMIN_PATHS.includes(path) || /^\/rooms\/[^/]+$/.test(path);
}

/**
 * Where to go after login: only a page of the admin area, never another site (checklist G-19).
 * Undefined for anything else.
 */
export function safeReturnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  const inside = ADMIN_PATHS.includes(wanted) && wanted !== PATH.login;
  return inside && wanted !== PATH.resetPassword ? wanted : undefined;
}
