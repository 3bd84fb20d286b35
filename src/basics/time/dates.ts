import { dateWords } from '../../words/visitors.ts';
import { CHECK_IN_MAX_DAYS_AHEAD } from '../rules/limits.ts';

/**
 * Calendar dates are plain `YYYY-MM-DD` text: a night in the hotel has no time zone. They are
 * counted, never read back from what a browser has formatted: how a locale orders, punctuates or
 * numbers a date differs between browsers and their versions.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * How far the hotel's clock is ahead of UTC. Cambodia knows no summer time, so this needs no time
 * zone data; SQL says the same as `Asia/Phnom_Penh`, and a test compares the two.
 */
export const HOTEL_AHEAD_OF_UTC_MS = 7 * HOUR_MS;

/** How a language writes days: of the page, unless someone reads another one. */
export type DateWords = typeof dateWords;

/** Today in the hotel, wherever the visitor and whatever their browser's locale. */
export function hotelToday(now: Date = new Date()): string {
  return dateText(now.getTime() + HOTEL_AHEAD_OF_UTC_MS);
}

/** The moment at which a day begins in the hotel, as a timestamp. */
export function midnightOf(date: string): string {
  return new Date(midnight(date) - HOTEL_AHEAD_OF_UTC_MS).toISOString();
}

/** True for a day that exists: `2026-02-30` is refused. */
export function isCalendarDate(text: string): boolean {
  const time = midnight(text);
  return !Number.isNaN(time) && dateText(time) === text;
}

/** The date `days` later (or earlier). @throws RangeError when `date` is none */
export function addDays(date: string, days: number): string {
  return dateText(midnight(date) + days * DAY_MS);
}

/** Whether a day lies between two, both included; '' where there is no end. */
export function isWithin(day: string, from: string, until: string): boolean {
  return (!from || from <= day) && (!until || day <= until);
}

/** Whole days from one date to another; NaN when one of them is none. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** 0 for Sunday … 6 for Saturday. */
export function weekday(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/** The numbers of a date; the month from 0 for January. */
export function partsOf(date: string): { day: number; month: number; year: number } {
  const [year, month, day] = date.split('-').map(Number);
  return { day: Number(day), month: Number(month) - 1, year: Number(year) };
}

/** `20 Nov`, as the page's language has it. */
export function dayAndMonth(date: string, words: DateWords = dateWords): string {
  const { day, month } = partsOf(date);
  return words.dayAndMonth(day, month);
}

/** `Nov` for a day of November, as the page's language has it. */
export function shortMonth(date: string): string {
  return dateWords.dayAndMonth(1, partsOf(date).month).replace(/^1\s*/, '');
}

/** `Sat 21 Nov 2026`, as the page's language has it; what is no date is shown as it is. */
export function formatDate(date: string, words: DateWords = dateWords): string {
  if (!isCalendarDate(date)) return date;
  const { day, month, year } = partsOf(date);
  return words.date(weekday(date), day, month, year);
}

/** `November 2026` for `2026-11`, as the page's language has it. */
export function monthLabel(label: string): string {
  const { month, year } = partsOf(label);
  return dateWords.month(month, year);
}

/** True for a day from today on that the house takes requests for. */
export function isBookableDay(date: string): boolean {
  const ahead = daysBetween(hotelToday(), date);
  return ahead >= 0 && ahead <= CHECK_IN_MAX_DAYS_AHEAD;
}

/** Midnight UTC in milliseconds, where no clock change can shift a day; NaN without a date. */
function midnight(date: string): number {
  const [, year, month, day] = DATE_PATTERN.exec(date) ?? [];
  // Not `Date.UTC`, for which the year 26 is 1926.
  return new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
}

/** The standard's own text (ECMA-262, 21.4.1.32), which knows no locale. */
function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
