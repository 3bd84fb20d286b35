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

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What its badge counts. */
  waiting?: 'newReservations' | 'unreadMessages';
};

/** The pages of the sidebar in the specified order; Visit Website and Logout follow (point 2). */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: PATH.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { to: PATH.adminHero, label: 'Hero Section', icon: Image },
  { to: PATH.adminRooms, label: 'Rooms', icon: BedDouble },
  { to: PATH.adminLuxury, label: 'Luxury Experience', icon: Sparkles },
  { to: PATH.adminTestimonials, label: 'Testimonials', icon: Quote },
  { to: PATH.adminAbout, label: 'About', icon: BookOpen },
  { to: PATH.adminContact, label: 'Contact', icon: Phone },
  { to: PATH.adminSiteConfig, label: 'Site Config', icon: Palette },
];

/** What the house has beyond the specification; shown below a divider. */
export const MORE_NAV_ITEMS: readonly NavItem[] = [
  {
    to: PATH.adminReservations,
    label: 'Reservations',
    icon: CalendarCheck,
    waiting: 'newReservations',
  },
  { to: PATH.adminCalendar, label: 'Calendar', icon: CalendarDays },
  { to: PATH.adminMessages, label: 'Messages', icon: Mail, waiting: 'unreadMessages' },
  { to: PATH.adminSubscribers, label: 'Subscribers', icon: UsersIcon },
  { to: PATH.adminPrivacy, label: 'Privacy', icon: ShieldCheck },
  { to: PATH.adminAccount, label: 'Your account', icon: UserRound },
];
