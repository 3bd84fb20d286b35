import { dateWords } from '../../words/visitors.ts';
import { CHECK_IN_MAX_DAYS_AHEAD } from '../rules/limits.ts';

/**
 * Dates are plain `YYYY-MM-DD` text, because a night at the hotel has no time zone. They are
 * computed and never parsed from text that a browser formatted: browsers format differently.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The hotel's offset from UTC. Cambodia has no summer time; SQL uses `Asia/Phnom_Penh`. */
export const HOTEL_AHEAD_OF_UTC_MS = 7 * HOUR_MS;

export type DateWords = typeof dateWords;

/** Today's date at the hotel, whatever the visitor's time zone and locale. */
export function hotelToday(now: Date = new Date()): string {
  return dateText(now.getTime() + HOTEL_AHEAD_OF_UTC_MS);
}

/** Returns the timestamp at which a date begins at the hotel. */
export function midnightOf(date: string): string {
  return new Date(midnight(date) - HOTEL_AHEAD_OF_UTC_MS).toISOString();
}

/** True for a date that exists; false for `2026-02-30`. */
export function isCalendarDate(text: string): boolean {
  const time = midnight(text);
  return !Number.isNaN(time) && dateText(time) === text;
}

/** Returns the date `days` later, or earlier if negative. @throws RangeError on an invalid date */
export function addDays(date: string, days: number): string {
  return dateText(midnight(date) + days * DAY_MS);
}

/** True if a date lies between two dates, both included; '' sets no limit. */
export function isWithin(day: string, from: string, until: string): boolean {
  return (!from || from <= day) && (!until || day <= until);
}

export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** Returns the day of the week: 0 for Sunday … 6 for Saturday. */
export function weekday(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/** Returns the numbers of a date; `month` is 0 for January. */
export function partsOf(date: string): { day: number; month: number; year: number } {
  const [year, month, day] = date.split('-').map(Number);
  return { day: Number(day), month: Number(month) - 1, year: Number(year) };
}

/** Formats a date as `20 Nov`, in the page's language. */
export function dayAndMonth(date: string, words: DateWords = dateWords): string {
  const { day, month } = partsOf(date);
  return words.dayAndMonth(day, month);
}

/** Formats a date's month as `Nov`, in the page's language. */
export function shortMonth(date: string): string {
  return dateWords.dayAndMonth(1, partsOf(date).month).replace(/^1\s*/, '');
}

/** Formats a date as `Sat 21 Nov 2026`, in the page's language. Returns invalid dates unchanged. */
export function formatDate(date: string, words: DateWords = dateWords): string {
  if (!isCalendarDate(date)) return date;
  const { day, month, year } = partsOf(date);
  return words.date(weekday(date), day, month, year);
}

/** Formats a month (`2026-11`) as `November 2026`, in the page's language. */
export function monthLabel(label: string): string {
  const { month, year } = partsOf(label);
  return dateWords.month(month, year);
}

export function isBookableDay(date: string): boolean {
  const ahead = daysBetween(hotelToday(), date);
  return ahead >= 0 && ahead <= CHECK_IN_MAX_DAYS_AHEAD;
}

/** Midnight of a date in UTC, where every day has 24 hours (ms). NaN for an invalid date. */
function midnight(date: string): number {
  const [, year, month, day] = DATE_PATTERN.exec(date) ?? [];
  // `Date.UTC` would read the year 26 as 1926.
  return new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
}

/** `toISOString` has the same format in every browser and locale. */
function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
