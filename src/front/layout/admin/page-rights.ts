import type { InMenu } from '@/basics/rules/routes';
import type { Right } from '@/basics/session/rights';

/** The right that opens each page of the admin area, by its name in `ROUTES`. */
export const PAGE_RIGHTS: Record<InMenu<'desk' | 'website' | 'other'> | 'adminDocument', Right> = {
  dashboard: 'ownAccount',
  adminReservations: 'readDesk',
  adminCalendar: 'readDesk',
  adminChannels: 'readDesk',
  adminMessages: 'readDesk',
  adminDocument: 'readDesk',
  adminHero: 'writeContent',
  adminRooms: 'writeContent',
  adminPrices: 'readPrices',
  adminLuxury: 'writeContent',
  adminTestimonials: 'writeContent',
  adminAbout: 'writeContent',
  adminPages: 'writeContent',
  adminContact: 'writeContent',
  adminSiteConfig: 'writeContent',
  adminReports: 'readReports',
  adminSubscribers: 'workAtDesk',
  adminEmails: 'readTemplates',
  adminPrivacy: 'manage',
  adminTeam: 'manage',
  adminActivity: 'manage',
  adminAccount: 'ownAccount',
};
