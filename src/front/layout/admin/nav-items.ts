import * as icons from 'lucide-react';
import { PATH } from '@/basics/rules/paths';
import { inMenu, type RouteName } from '@/basics/rules/routes';
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
  icon: icons.LucideIcon;
  waiting: readonly Waiting[];
};

const ICONS: Partial<Record<RouteName, icons.LucideIcon>> = {
  dashboard: icons.LayoutDashboard,
  adminReservations: icons.CalendarCheck,
  adminCalendar: icons.CalendarDays,
  adminMessages: icons.Mail,
  adminHero: icons.Image,
  adminRooms: icons.BedDouble,
  adminPrices: icons.Tags,
  adminLuxury: icons.Sparkles,
  adminTestimonials: icons.Quote,
  adminAbout: icons.BookOpen,
  adminPages: icons.Files,
  adminContact: icons.Phone,
  adminSiteConfig: icons.Palette,
  adminChannels: icons.Store,
  adminFigures: icons.ChartColumn,
  adminSubscribers: icons.Users,
  adminLetters: icons.BellRing,
  adminPrivacy: icons.ShieldCheck,
  adminAccount: icons.UserRound,
};

const WAITING: Partial<Record<RouteName, readonly Waiting[]>> = {
  adminReservations: ['newReservations', 'cancelledUnseen', 'changesAsked'],
  adminMessages: ['unreadMessages'],
};

function itemsOf(menu: 'desk' | 'website' | 'other'): readonly NavItem[] {
  return inMenu(menu).map((name) => ({
    to: PATH[name],
    label: staffNavWords.pages[name],
    icon: ICONS[name] ?? icons.PanelTop,
    waiting: WAITING[name] ?? [],
  }));
}

/** The desk: what a receptionist needs all day, the dashboard with today first. */
export const DESK_ITEMS = itemsOf('desk');
/** The website, in the specified order; Visit Website follows (point 2). */
export const WEBSITE_ITEMS = itemsOf('website');
/** What is looked at now and then; Logout follows, last of all. */
export const OTHER_ITEMS = itemsOf('other');
