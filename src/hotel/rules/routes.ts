/**
 * Every page, said once (specification 2). The router, the build (documents, sitemap, files of the
 * hosts), the menus and the tests read this table; a new page is a row here and its component.
 */
export type Route = {
  /** Address; `:id` stands for any one part. */
  path: string;
  /** The page's file below `src/hotel`; its component bears the file's name. */
  module: string;
  /**
   * Who it is for: `visitors`; `login` for staff who are not signed in; `staff` who are;
   * `rights`: staff who may read what guests send.
   */
  for: 'visitors' | 'login' | 'staff' | 'rights';
  /**
   * Where links to it stand, in the order of the table: the header of the site, or a part of the
   * staff's sidebar. They are called what the catalogues have under the page's name.
   */
  menu?: 'header' | 'desk' | 'website' | 'other';
};

export const ROUTES = {
  home: { path: '/', module: 'home/site/HomePage', for: 'visitors', menu: 'header' },
  rooms: { path: '/rooms', module: 'room-pages/site/RoomsPage', for: 'visitors', menu: 'header' },
  room: { path: '/rooms/:id', module: 'room-pages/site/RoomPage', for: 'visitors' },
  about: { path: '/about', module: 'about/site/AboutPage', for: 'visitors', menu: 'header' },
  contact: {
    path: '/contact',
    module: 'messages/site/ContactPage',
    for: 'visitors',
    menu: 'header',
  },
  privacy: { path: '/privacy', module: 'legal/site/PrivacyPolicyPage', for: 'visitors' },
  terms: { path: '/terms', module: 'legal/site/TermsPage', for: 'visitors' },
  unsubscribe: {
    path: '/unsubscribe',
    module: 'subscribers/site/UnsubscribePage',
    for: 'visitors',
  },
  /** Drawn by the app for whoever has the address: no document of its own, found by nobody. */
  stay: { path: '/stay/:id', module: 'guest-page/site/StayPage', for: 'visitors' },

  login: { path: '/admin', module: 'account-pages/admin/LoginPage', for: 'login' },
  resetPassword: {
    path: '/admin/reset-password',
    module: 'account-pages/admin/ResetPasswordPage',
    for: 'login',
  },
  dashboard: {
    path: '/admin/dashboard',
    module: 'dashboard/admin/DashboardPage',
    for: 'staff',
    menu: 'desk',
  },
  adminHero: { path: '/admin/hero', module: 'hero/admin/HeroPage', for: 'staff', menu: 'website' },
  adminRooms: {
    path: '/admin/rooms',
    module: 'rooms/admin/RoomsEditorPage',
    for: 'staff',
    menu: 'website',
  },
  adminLuxury: {
    path: '/admin/luxury-experience',
    module: 'luxury/admin/LuxuryPage',
    for: 'staff',
    menu: 'website',
  },
  adminTestimonials: {
    path: '/admin/testimonials',
    module: 'testimonials/admin/TestimonialsPage',
    for: 'staff',
    menu: 'website',
  },
  adminAbout: {
    path: '/admin/about',
    module: 'about/admin/AboutEditorPage',
    for: 'staff',
    menu: 'website',
  },
  adminContact: {
    path: '/admin/contact',
    module: 'site-config/admin/ContactEditorPage',
    for: 'staff',
    menu: 'website',
  },
  adminSiteConfig: {
    path: '/admin/site-config',
    module: 'site-config/admin/SiteConfigPage',
    for: 'staff',
    menu: 'website',
  },
  adminReservations: {
    path: '/admin/reservations',
    module: 'reservation-pages/admin/ReservationsPage',
    for: 'rights',
    menu: 'desk',
  },
  adminCalendar: {
    path: '/admin/calendar',
    module: 'calendar/admin/CalendarPage',
    for: 'rights',
    menu: 'desk',
  },
  adminFigures: {
    path: '/admin/figures',
    module: 'figures/admin/FiguresPage',
    for: 'rights',
    menu: 'other',
  },
  adminPaper: { path: '/admin/paper', module: 'invoices/admin/PaperPage', for: 'rights' },
  adminMessages: {
    path: '/admin/messages',
    module: 'messages/admin/MessagesPage',
    for: 'rights',
    menu: 'desk',
  },
  adminSubscribers: {
    path: '/admin/subscribers',
    module: 'subscribers/admin/SubscribersPage',
    for: 'rights',
    menu: 'other',
  },
  adminLetters: {
    path: '/admin/letters',
    module: 'letters/admin/LettersPage',
    for: 'rights',
    menu: 'other',
  },
  adminPrivacy: {
    path: '/admin/privacy',
    module: 'guests/admin/PrivacyPage',
    for: 'rights',
    menu: 'other',
  },
  adminAccount: {
    path: '/admin/account',
    module: 'account-pages/admin/AccountPage',
    for: 'staff',
    menu: 'other',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Pages that have documents: of each a file is made before anybody asks. */
export function publishedRoutes(): Route[] {
  return routesFor('visitors').filter(({ path }) => path !== ROUTES.stay.path);
}

type MenuOf<Name extends RouteName> = (typeof ROUTES)[Name] extends { menu: infer M } ? M : never;
/** Names of the pages in a menu. */
export type InMenu<M extends Route['menu']> = {
  [Name in RouteName]: MenuOf<Name> extends M ? (MenuOf<Name> extends never ? never : Name) : never;
}[RouteName];

/** Names of the pages in a menu, in the order of the table. */
export function inMenu<M extends NonNullable<Route['menu']>>(menu: M): InMenu<M>[] {
  const names = Object.entries<Route>(ROUTES).filter(([, route]) => route.menu === menu);
  // Their own names, which Object.entries loses.
  return names.map(([name]) => name as InMenu<M>);
}

/** The routes for these readers, in the order of the table. */
export function routesFor(...readers: Route['for'][]): Route[] {
  return Object.values(ROUTES).filter((route) => readers.includes(route.for));
}
