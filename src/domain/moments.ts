import { addDays, HOTEL_TIME_ZONE, hotelToday } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `10 min ago`, `2 h ago`, `Yesterday`, `17 Nov`, `17 Nov 2025`: how long something has waited. */
export function waitingSince(time: string, now: Date = new Date()): string {
  const then = new Date(time);
  const passed = now.getTime() - then.getTime();
  const day = hotelToday(then);
  const today = hotelToday(now);
  if (passed < MINUTE_MS) return 'Just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (day === today) return `${Math.floor(passed / HOUR_MS)} h ago`;
  if (day === addDays(today, -1)) return 'Yesterday';
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: HOTEL_TIME_ZONE,
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(then);
}

/** `20 November 2026, 17:05`, in the hotel's zone. */
export function momentLabel(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: HOTEL_TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(time))
    .replace(' at ', ', ');
}
