import { PATH } from '@/hotel/rules/paths';
import { lazyPage } from '@/ui/lazy-page';
import type { LazyPage } from '@/ui/lazy-page';

/** Beside the login, for the few who need it: neither is fetched by who just signs in. */
export const CODE_FORM = lazyPage(() =>
  import('@/hotel/accounts/admin/CodeForm').then((m) => m.CodeForm),
);
export const RESET_PAGE = lazyPage(() =>
  import('@/hotel/accounts/admin/ResetPasswordPage').then((m) => m.ResetPasswordPage),
);

/** Sidebar and what every page of the staff has around it. */
export const STAFF_FRAME = lazyPage(() =>
  import('@/hotel/layout/admin/AdminLayout').then((m) => m.AdminLayout),
);

/** The staff's pages by their route; loaded apart from the login (deploy/chunks.ts), so that signing in needs none. */
export const STAFF_PAGES: Readonly<Record<string, LazyPage>> = {
  [PATH.dashboard]: lazyPage(() =>
    import('@/hotel/dashboard/admin/DashboardPage').then((m) => m.DashboardPage),
  ),
  [PATH.adminHero]: lazyPage(() => import('@/hotel/hero/admin/HeroPage').then((m) => m.HeroPage)),
  [PATH.adminRooms]: lazyPage(() =>
    import('@/hotel/rooms/admin/RoomsPage').then((m) => m.RoomsPage),
  ),
  [PATH.adminLuxury]: lazyPage(() =>
    import('@/hotel/luxury/admin/LuxuryPage').then((m) => m.LuxuryPage),
  ),
  [PATH.adminTestimonials]: lazyPage(() =>
    import('@/hotel/testimonials/admin/TestimonialsPage').then((m) => m.TestimonialsPage),
  ),
  [PATH.adminAbout]: lazyPage(() =>
    import('@/hotel/about/admin/AboutPage').then((m) => m.AboutPage),
  ),
  [PATH.adminContact]: lazyPage(() =>
    import('@/hotel/contact/admin/ContactPage').then((m) => m.ContactPage),
  ),
  [PATH.adminSiteConfig]: lazyPage(() =>
    import('@/hotel/branding/admin/SiteConfigPage').then((m) => m.SiteConfigPage),
  ),
  [PATH.adminAccount]: lazyPage(() =>
    import('@/hotel/accounts/admin/AccountPage').then((m) => m.AccountPage),
  ),
};

/** Pages that show what guests have sent: an account without rights is told so in their place. */
export const GUEST_PAGES: Readonly<Record<string, LazyPage>> = {
  [PATH.adminReservations]: lazyPage(() =>
    import('@/hotel/reservations/admin/ReservationsPage').then((m) => m.ReservationsPage),
  ),
  [PATH.adminCalendar]: lazyPage(() =>
    import('@/hotel/calendar/admin/CalendarPage').then((m) => m.CalendarPage),
  ),
  [PATH.adminMessages]: lazyPage(() =>
    import('@/hotel/messages/admin/MessagesPage').then((m) => m.MessagesPage),
  ),
  [PATH.adminSubscribers]: lazyPage(() =>
    import('@/hotel/subscribers/admin/SubscribersPage').then((m) => m.SubscribersPage),
  ),
  [PATH.adminPrivacy]: lazyPage(() =>
    import('@/hotel/guests/admin/PrivacyPage').then((m) => m.PrivacyPage),
  ),
};

/**
 * Fetches the page that a login leads to, then all others, so that going from one to another waits
 * for nothing. What cannot be had just now is fetched when it is opened.
 */
export async function fetchStaffPages(): Promise<void> {
  const first = [STAFF_FRAME, STAFF_PAGES[PATH.dashboard]];
  for (const page of [...first, ...Object.values(STAFF_PAGES), ...Object.values(GUEST_PAGES)])
    await page?.load().catch(() => undefined);
}
