import {
  BedDouble,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  Image,
  LayoutDashboard,
  Mail,
  Palette,
  Phone,
  Quote,
  ShieldCheck,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { UsersIcon } from '@/ui/shared-icons';
import type { LucideIcon } from 'lucide-react';
import { PATH } from '@/hotel/rules/paths';
import { staffNavWords } from '@/words/staff';

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What its badge counts. */
  waiting?: 'newReservations' | 'unreadMessages';
};

const PAGES = staffNavWords.pages;

/** The pages of the sidebar in the specified order; Visit Website and Logout follow (point 2). */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: PATH.dashboard, label: PAGES.dashboard, icon: LayoutDashboard },
  { to: PATH.adminHero, label: PAGES.hero, icon: Image },
  { to: PATH.adminRooms, label: PAGES.rooms, icon: BedDouble },
  { to: PATH.adminLuxury, label: PAGES.luxury, icon: Sparkles },
  { to: PATH.adminTestimonials, label: PAGES.testimonials, icon: Quote },
  { to: PATH.adminAbout, label: PAGES.about, icon: BookOpen },
  { to: PATH.adminContact, label: PAGES.contact, icon: Phone },
  { to: PATH.adminSiteConfig, label: PAGES.siteConfig, icon: Palette },
];

/** What the house has beyond the specification; shown below a divider. */
export const MORE_NAV_ITEMS: readonly NavItem[] = [
  {
    to: PATH.adminReservations,
    label: PAGES.reservations,
    icon: CalendarCheck,
    waiting: 'newReservations',
  },
  { to: PATH.adminCalendar, label: PAGES.calendar, icon: CalendarDays },
  { to: PATH.adminMessages, label: PAGES.messages, icon: Mail, waiting: 'unreadMessages' },
  { to: PATH.adminSubscribers, label: PAGES.subscribers, icon: UsersIcon },
  { to: PATH.adminPrivacy, label: PAGES.privacy, icon: ShieldCheck },
  { to: PATH.adminAccount, label: PAGES.account, icon: UserRound },
];
