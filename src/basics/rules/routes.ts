/** A page. Router, build, hosts, menus and tests read the pages from the table `ROUTES`. */
export type Route = {
  path: string;
  /** The component's file below `src`, without extension; the component has the file's name. */
  module: string;
  /** Who opens the page. `login`: staff before sign-in; `staff`: `PAGE_RIGHTS` says with which right. */
  for: 'visitors' | 'login' | 'staff';
  menu?: 'header' | 'desk' | 'website' | 'other' | undefined;
};

// Generics keep path and menu as literal types; a type annotation would widen them.
const pageFor =
  (readers: Route['for']) =>
  <Path extends string, Menu extends Route['menu'] = undefined>(
    path: Path,
    module: string,
    menu?: Menu,
  ) => ({ path, module, for: readers, menu });

const visitors = pageFor('visitors');
const login = pageFor('login');
const staff = pageFor('staff');

export const ROUTES = {
  home: visitors('/', 'website/home/site/HomePage', 'header'),
  rooms: visitors('/rooms', 'website/room-showcase/site/RoomsPage', 'header'),
  room: visitors('/rooms/:id', 'website/room-showcase/site/RoomPage'),
  about: visitors('/about', 'website/about/site/AboutPage', 'header'),
  contact: visitors('/contact', 'guests/messages/site/ContactPage', 'header'),
  privacy: visitors('/privacy', 'website/legal/site/PrivacyPolicyPage'),
  terms: visitors('/terms', 'website/legal/site/TermsPage'),
  unsubscribe: visitors('/unsubscribe', 'guests/newsletter/site/UnsubscribePage'),
  /** A guest's page of their stay: opened by a secret link, not prerendered. */
  stay: visitors('/stay/:id', 'guests/my-stay/site/StayPage'),
  /** A custom page before it is published, opened by a secret preview link. */
  show: visitors('/show/:id', 'website/custom-pages/site/PreviewLinkPage'),

  login: login('/admin', 'front/sign-in/admin/LoginPage'),
  resetPassword: login('/admin/reset-password', 'front/sign-in/admin/ResetPasswordPage'),
  /** The page of an invitation's link, for people without an account. */
  join: login('/admin/join', 'front/team/admin/JoinPage'),
  dashboard: staff('/admin/dashboard', 'front/dashboard/admin/DashboardPage', 'desk'),
  adminHero: staff('/admin/hero', 'website/hero/admin/HeroPage', 'website'),
  adminRooms: staff('/admin/rooms', 'selling/rooms/admin/RoomsEditorPage', 'website'),
  adminPrices: staff('/admin/prices', 'selling/prices/admin/PricesPage', 'website'),
  adminLuxury: staff('/admin/luxury-experience', 'website/luxury/admin/LuxuryPage', 'website'),
  adminTestimonials: staff(
    '/admin/testimonials',
    'website/testimonials/admin/TestimonialsPage',
    'website',
  ),
  adminAbout: staff('/admin/about', 'website/about/admin/AboutEditorPage', 'website'),
  adminPages: staff('/admin/pages', 'website/custom-pages/admin/PagesPage', 'website'),
  adminContact: staff('/admin/contact', 'front/settings/admin/ContactEditorPage', 'website'),
  adminSiteConfig: staff('/admin/site-config', 'front/settings/admin/SiteConfigPage', 'website'),
  adminReservations: staff(
    '/admin/reservations',
    'front/reservation/admin/ReservationsPage',
    'desk',
  ),
  adminCalendar: staff('/admin/calendar', 'desk/calendar/admin/CalendarPage', 'desk'),
  adminChannels: staff('/admin/booking-sites', 'desk/channels/admin/ChannelsPage', 'desk'),
  adminReports: staff('/admin/reports', 'desk/reports/admin/ReportsPage', 'other'),
  adminDocument: staff('/admin/document', 'desk/invoices/admin/DocumentPage'),
  adminMessages: staff('/admin/messages', 'guests/messages/admin/MessagesPage', 'desk'),
  adminSubscribers: staff('/admin/subscribers', 'guests/newsletter/admin/SubscribersPage', 'other'),
  adminEmails: staff('/admin/emails', 'guests/emails/admin/EmailsPage', 'other'),
  adminPrivacy: staff('/admin/privacy', 'guests/privacy/admin/PrivacyPage', 'other'),
  adminTeam: staff('/admin/team', 'front/team/admin/TeamPage', 'other'),
  adminActivity: staff('/admin/activity', 'front/dashboard/admin/ActivityPage', 'other'),
  adminAccount: staff('/admin/account', 'front/account/admin/AccountPage', 'other'),
};

export type RouteName = keyof typeof ROUTES;

/** Old addresses of admin pages, which redirect to the current ones. */
export const MOVED: Readonly<Record<string, string>> = {
  '/admin/letters': ROUTES.adminEmails.path,
  '/admin/figures': ROUTES.adminReports.path,
  '/admin/paper': ROUTES.adminDocument.path,
};

/** Pages opened by secret links: not prerendered, not in the sitemap. */
const SECRET: readonly string[] = [ROUTES.stay.path, ROUTES.show.path];

/** Returns the visitors' pages that the build prerenders. */
export function publishedRoutes(): Route[] {
  return routesFor('visitors').filter(({ path }) => !SECRET.includes(path));
}

/** Names of a menu's pages; the compiler checks that the catalogues have a label for each. */
export type InMenu<M extends Route['menu']> = {
  [Name in RouteName]: M extends (typeof ROUTES)[Name]['menu'] ? Name : never;
}[RouteName];

export function inMenu<M extends NonNullable<Route['menu']>>(menu: M): InMenu<M>[] {
  // `Object.keys` returns plain strings, so the casts restore the names' type.
  const names = Object.keys(ROUTES) as RouteName[];
  return names.filter((name) => ROUTES[name].menu === menu) as InMenu<M>[];
}

export function routesFor(...readers: Route['for'][]): Route[] {
  return Object.values(ROUTES).filter((route) => readers.includes(route.for));
}
