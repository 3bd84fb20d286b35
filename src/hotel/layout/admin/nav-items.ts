import {
  BedDouble,
  BellRing,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
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

/** What waits for somebody, of the figures. */
export type Waiting = 'newReservations' | 'cancelledUnseen' | 'changesAsked' | 'unreadMessages';

/** Above this a badge says only that it is many. */
const COUNT_MAX = 99;

/** A count as badges show it. */
export function shownCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What its badges count. */
  waiting?: readonly Waiting[];
};

const PAGES = staffNavWords.pages;

/** The desk: what a receptionist needs all day, the dashboard with today first. */
export const DESK_ITEMS: readonly NavItem[] = [
  { to: PATH.dashboard, label: PAGES.dashboard, icon: LayoutDashboard },
  {
    to: PATH.adminReservations,
    label: PAGES.reservations,
    icon: CalendarCheck,
    waiting: ['newReservations', 'cancelledUnseen', 'changesAsked'],
  },
  { to: PATH.adminCalendar, label: PAGES.calendar, icon: CalendarDays },
  { to: PATH.adminMessages, label: PAGES.messages, icon: Mail, waiting: ['unreadMessages'] },
];

/** The website, in the specified order; Visit Website follows (point 2). */
export const WEBSITE_ITEMS: readonly NavItem[] = [
  { to: PATH.adminHero, label: PAGES.hero, icon: Image },
  { to: PATH.adminRooms, label: PAGES.rooms, icon: BedDouble },
  { to: PATH.adminLuxury, label: PAGES.luxury, icon: Sparkles },
  { to: PATH.adminTestimonials, label: PAGES.testimonials, icon: Quote },
  { to: PATH.adminAbout, label: PAGES.about, icon: BookOpen },
  { to: PATH.adminContact, label: PAGES.contact, icon: Phone },
  { to: PATH.adminSiteConfig, label: PAGES.siteConfig, icon: Palette },
];

/** What is looked at now and then; Logout follows, last of all. */
export const OTHER_ITEMS: readonly NavItem[] = [
  { to: PATH.adminFigures, label: PAGES.figures, icon: ChartColumn },
  { to: PATH.adminSubscribers, label: PAGES.subscribers, icon: UsersIcon },
  { to: PATH.adminLetters, label: PAGES.letters, icon: BellRing },
  { to: PATH.adminPrivacy, label: PAGES.privacy, icon: ShieldCheck },
  { to: PATH.adminAccount, label: PAGES.account, icon: UserRound },
];
