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

const label =
  (write: (time: Date) => string) =>
  (timestamp: string): string => {
    const time = instantOf(timestamp);
    return Number.isNaN(time) ? timestamp : write(new Date(time));
  };

/** Formats a timestamp's date at the hotel as `Sat 21 Nov 2026`. */
export function dayLabel(timestamp: string, words: DateWords = dateWords): string {
  return label((time) => formatDate(hotelToday(time), words))(timestamp);
}

/** Returns a timestamp's date at the hotel as `2026-11-21`. */
export const hotelDay = label(hotelToday);

/** Formats a timestamp as `17:05`, hotel time. */
export const clockLabel = label(clockOf);

/** Formats a timestamp as `20 November 2026, 17:05`, hotel time. */
export const momentLabel = label((time) => {
  const { day, month, year } = partsOf(hotelToday(time));
  return dateWords.moment(day, month, year, clockOf(time));
});

function clockOf(time: Date): string {
  return new Date(time.getTime() + HOTEL_AHEAD_OF_UTC_MS).toISOString().slice(11, 16);
}

/** How long ago a timestamp was: `10 min ago`, `2 h ago`, `Yesterday`, `17 Nov`, `17 Nov 2025`. */
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
