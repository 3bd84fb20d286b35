import {
  BedDouble,
  BellRing,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Files,
  Image,
  LayoutDashboard,
  Mail,
  Palette,
  Phone,
  Quote,
  ShieldCheck,
  Sparkles,
  Store,
  Tags,
  UserRound,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PATH } from '@/basics/rules/paths';
import { type InMenu, inMenu, type RouteName } from '@/basics/rules/routes';
import { staffNavWords } from '@/words/staff';

/** What waits for someone, of the figures. */
export type Waiting = 'newReservations' | 'cancelledUnseen' | 'changesAsked' | 'unreadMessages';

const COUNT_MAX = 99;

/** A count as badges show it. */
export function shownCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  waiting: readonly Waiting[];
};

const ICONS: Record<InMenu<'desk' | 'website' | 'other'>, LucideIcon> = {
  dashboard: LayoutDashboard,
  adminReservations: CalendarCheck,
  adminCalendar: CalendarDays,
  adminMessages: Mail,
  adminHero: Image,
  adminRooms: BedDouble,
  adminPrices: Tags,
  adminLuxury: Sparkles,
  adminTestimonials: Quote,
  adminAbout: BookOpen,
  adminPages: Files,
  adminContact: Phone,
  adminSiteConfig: Palette,
  adminChannels: Store,
  adminReports: ChartColumn,
  adminSubscribers: Users,
  adminEmails: BellRing,
  adminPrivacy: ShieldCheck,
  adminAccount: UserRound,
};

const WAITING: Partial<Record<RouteName, readonly Waiting[]>> = {
  adminReservations: ['newReservations', 'cancelledUnseen', 'changesAsked'],
  adminMessages: ['unreadMessages'],
};

function itemsOf(menu: 'desk' | 'website' | 'other'): readonly NavItem[] {
  return inMenu(menu).map((name) => ({
    to: PATH[name],
    label: staffNavWords.pages[name],
    icon: ICONS[name],
    waiting: WAITING[name] ?? [],
  }));
}

/** The desk: what a receptionist needs all day, the dashboard with today first. */
export const DESK_ITEMS = itemsOf('desk');
/** The website, in the specified order; Visit Website follows (point 2). */
export const WEBSITE_ITEMS = itemsOf('website');
/** What is looked at now and then; Logout follows, last of all. */
export const OTHER_ITEMS = itemsOf('other');
