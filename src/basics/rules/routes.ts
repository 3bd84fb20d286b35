/**
 * Every page, said once (specification 2). The router, the build (documents, sitemap, files of the
 * hosts), the menus and the tests read this table; a new page is a row here and its component.
 */
export type Route = {
  /** Address; `:id` stands for any one part. */
  path: string;
  /** The page's file below `src`; its component bears the file's name. */
  module: string;
  /** `login`: staff who are not signed in; `rights`: staff who may read what guests send. */
  for: 'visitors' | 'login' | 'staff' | 'rights';
  /** Where links to it are, in the order of the table; called as in the catalogues. */
  menu?: 'header' | 'desk' | 'website' | 'other' | undefined;
};

// Path and menu stay the words that they are: others are typed by them. `ROUTES` has no type beside it,
// which would widen the menus again.
function page<Path extends string, Menu extends Route['menu'] = undefined>(
  path: Path,
  module: string,
  readers: Route['for'],
  menu?: Menu,
) {
  return { path, module, for: readers, menu };
}

export const ROUTES = {
  home: page('/', 'website/home/site/HomePage', 'visitors', 'header'),
  rooms: page('/rooms', 'website/room-showcase/site/RoomsPage', 'visitors', 'header'),
  room: page('/rooms/:id', 'website/room-showcase/site/RoomPage', 'visitors'),
  about: page('/about', 'website/about/site/AboutPage', 'visitors', 'header'),
  contact: page('/contact', 'guests/messages/site/ContactPage', 'visitors', 'header'),
  privacy: page('/privacy', 'website/legal/site/PrivacyPolicyPage', 'visitors'),
  terms: page('/terms', 'website/legal/site/TermsPage', 'visitors'),
  unsubscribe: page('/unsubscribe', 'guests/newsletter/site/UnsubscribePage', 'visitors'),
  /** Drawn by the app for anyone who has the address: no document of its own, found by nobody. */
  stay: page('/stay/:id', 'guests/my-stay/site/StayPage', 'visitors'),
  /** A page of the house's own that is not published yet, for anyone who was given the address. */
  show: page('/show/:id', 'website/own-pages/site/ShowPage', 'visitors'),

  login: page('/admin', 'front/sign-in/admin/LoginPage', 'login'),
  resetPassword: page('/admin/reset-password', 'front/sign-in/admin/ResetPasswordPage', 'login'),
  dashboard: page('/admin/dashboard', 'front/dashboard/admin/DashboardPage', 'staff', 'desk'),
  adminHero: page('/admin/hero', 'website/hero/admin/HeroPage', 'staff', 'website'),
  adminRooms: page('/admin/rooms', 'selling/rooms/admin/RoomsEditorPage', 'staff', 'website'),
  adminPrices: page('/admin/prices', 'selling/prices/admin/PricesPage', 'staff', 'website'),
  adminLuxury: page(
    '/admin/luxury-experience',
    'website/luxury/admin/LuxuryPage',
    'staff',
    'website',
  ),
  adminTestimonials: page(
    '/admin/testimonials',
    'website/testimonials/admin/TestimonialsPage',
    'staff',
    'website',
  ),
  adminAbout: page('/admin/about', 'website/about/admin/AboutEditorPage', 'staff', 'website'),
  adminPages: page('/admin/pages', 'website/own-pages/admin/PagesPage', 'staff', 'website'),
  adminContact: page(
    '/admin/contact',
    'front/settings/admin/ContactEditorPage',
    'staff',
    'website',
  ),
  adminSiteConfig: page(
    '/admin/site-config',
    'front/settings/admin/SiteConfigPage',
    'staff',
    'website',
  ),
  adminReservations: page(
    '/admin/reservations',
    'front/reservation/admin/ReservationsPage',
    'rights',
    'desk',
  ),
  adminCalendar: page('/admin/calendar', 'desk/calendar/admin/CalendarPage', 'rights', 'desk'),
  adminChannels: page('/admin/booking-sites', 'desk/channels/admin/ChannelsPage', 'rights', 'desk'),
  adminFigures: page('/admin/figures', 'desk/figures/admin/FiguresPage', 'rights', 'other'),
  adminPaper: page('/admin/paper', 'desk/invoices/admin/PaperPage', 'rights'),
  adminMessages: page('/admin/messages', 'guests/messages/admin/MessagesPage', 'rights', 'desk'),
  adminSubscribers: page(
    '/admin/subscribers',
    'guests/newsletter/admin/SubscribersPage',
    'rights',
    'other',
  ),
  adminLetters: page('/admin/letters', 'guests/letters/admin/LettersPage', 'rights', 'other'),
  adminPrivacy: page('/admin/privacy', 'guests/privacy/admin/PrivacyPage', 'rights', 'other'),
  adminAccount: page('/admin/account', 'front/sign-in/admin/AccountPage', 'staff', 'other'),
};

export type RouteName = keyof typeof ROUTES;

/** Opened by secret links: no document of their own, found by nobody. */
const SECRET: readonly string[] = [ROUTES.stay.path, ROUTES.show.path];

/** Pages that have documents: of each a file is made before anybody asks. */
export function publishedRoutes(): Route[] {
  return routesFor('visitors').filter(({ path }) => !SECRET.includes(path));
}

/** The pages that a menu names: the compiler asks the catalogues for the word of each. */
export type InMenu<M extends Route['menu']> = {
  [Name in RouteName]: M extends (typeof ROUTES)[Name]['menu'] ? Name : never;
}[RouteName];

export function inMenu<M extends NonNullable<Route['menu']>>(menu: M): InMenu<M>[] {
  const names = Object.entries<Route>(ROUTES).filter(([, route]) => route.menu === menu);
  // Their own names, which Object.entries loses.
  return names.map(([name]) => name as InMenu<M>);
}

export function routesFor(...readers: Route['for'][]): Route[] {
  return Object.values(ROUTES).filter((route) => readers.includes(route.for));
}
