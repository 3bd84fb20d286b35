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
  ScrollText,
  ShieldCheck,
  Sparkles,
  Store,
  Tags,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PATH } from '@/basics/rules/paths';
import { type InMenu, inMenu, type RouteName } from '@/basics/rules/routes';
import type { Right } from '@/basics/session/rights';
import { staffNavWords } from '@/words/staff';
import { PAGE_RIGHTS } from './page-rights';

export type Waiting = 'newReservations' | 'cancelledUnseen' | 'changesAsked' | 'unreadMessages';

const COUNT_MAX = 99;

export function shownCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

export type NavItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  waiting: readonly Waiting[];
  /** The right that opens the page. */
  right: Right;
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
  adminTeam: UsersRound,
  adminActivity: ScrollText,
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
    right: PAGE_RIGHTS[name],
  }));
}

export const DESK_ITEMS = itemsOf('desk');
export const WEBSITE_ITEMS = itemsOf('website');
export const OTHER_ITEMS = itemsOf('other');
