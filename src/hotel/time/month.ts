import { addDays, hotelToday, isCalendarDate } from './dates.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A month as `YYYY-MM`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month asked for, or the present one when that is none. */
export function readMonth(wanted: string | null, today: string = hotelToday()): string {
  return wanted && /^[12]\d{3}-\d{2}$/.test(wanted) && isCalendarDate(`${wanted}-01`)
    ? wanted
    : monthOf(today);
}

/** The month `count` later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  const later = `${Math.floor(index / 12)}`.padStart(4, '0');
  return `${later}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Every night of a month, in order. */
export function nightsOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, day) => addDays(first, day)).filter(
    (date) => monthOf(date) === month,
  );
}

/** `November 2026`, in English as the pages are. */
export function monthLabel(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
