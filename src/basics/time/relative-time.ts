import { staffFrameWords } from '../../words/staff.ts';
import { dateWords } from '../../words/visitors.ts';
import {
  addDays,
  dayAndMonth,
  formatDate,
  HOTEL_AHEAD_OF_UTC_MS,
  hotelToday,
  partsOf,
  type DateWords,
} from './dates.ts';
import { instantOf } from './instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `Sat 21 Nov 2026`: the hotel's day of a timestamp; what is none is shown as it is. */
export function dayLabel(timestamp: string, words: DateWords = dateWords): string {
  const time = instantOf(timestamp);
  return Number.isNaN(time) ? timestamp : formatDate(hotelToday(new Date(time)), words);
}

/** `2026-11-21`: the hotel's day of a timestamp; what is none is shown as it is. */
export function hotelDay(timestamp: string): string {
  const time = instantOf(timestamp);
  return Number.isNaN(time) ? timestamp : hotelToday(new Date(time));
}

/** `10 min ago`, `2 h ago`, `Yesterday`, `17 Nov`, `17 Nov 2025`: how long something has waited. */
export function timeAgo(timestamp: string, now: Date = new Date()): string {
  const then = instantOf(timestamp);
  if (Number.isNaN(then)) return timestamp;
  const passed = now.getTime() - then;
  const day = hotelToday(new Date(then));
  const today = hotelToday(now);
  if (passed < MINUTE_MS) return staffFrameWords.justNow;
  if (passed < HOUR_MS) return staffFrameWords.minutesAgo(Math.floor(passed / MINUTE_MS));
  if (day === today) return staffFrameWords.hoursAgo(Math.floor(passed / HOUR_MS));
  if (day === addDays(today, -1)) return staffFrameWords.yesterday;
  const { day: number, month, year } = partsOf(day);
  if (year === partsOf(today).year) return dayAndMonth(day);
  return dateWords.dayOfYear(number, month, year);
}

/** `20 November 2026, 17:05`, by the hotel's clock; what is no timestamp is shown as it is. */
export function momentLabel(timestamp: string): string {
  const time = instantOf(timestamp);
  if (Number.isNaN(time)) return timestamp;
  const date = hotelToday(new Date(time));
  const clock = new Date(time + HOTEL_AHEAD_OF_UTC_MS).toISOString().slice(11, 16);
  const { day, month, year } = partsOf(date);
  return dateWords.moment(day, month, year, clock);
}

/** `17:05`, by the hotel's clock; what is no timestamp is shown as it is. */
export function clockLabel(timestamp: string): string {
  const time = instantOf(timestamp);
  if (Number.isNaN(time)) return timestamp;
  return new Date(time + HOTEL_AHEAD_OF_UTC_MS).toISOString().slice(11, 16);
}
