import { addDays, hotelToday, isCalendarDate, weekday } from './dates.ts';

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month asked for, or the present one when that is none. */
export function readMonth(wanted: string | null, today: string = hotelToday()): string {
  return wanted && /^[12]\d{3}-\d{2}$/.test(wanted) && isCalendarDate(`${wanted}-01`)
    ? wanted
    : monthOf(today);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  const later = `${Math.floor(index / 12)}`.padStart(4, '0');
  return `${later}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function nightsOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, day) => addDays(first, day)).filter(
    (date) => monthOf(date) === month,
  );
}

/** As on a wall: six weeks from Monday, each month as high as the next, days of others left out. */
export function weeksOf(month: string): (string | undefined)[][] {
  const monday = addDays(`${month}-01`, -((weekday(`${month}-01`) + 6) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)).map((date) =>
      monthOf(date) === month ? date : undefined,
    ),
  );
}

/** The weeks of a month that hold this day or a later one. @param from `YYYY-MM-DD`, or a month */
export function weeksFrom(month: string, from: string): (string | undefined)[][] {
  return weeksOf(month).filter((week) => from <= month || week.some((day) => day && day >= from));
}

/** The same day `count` months later or earlier; of a shorter month its last. */
export function sameDayLater(date: string, count: number): string {
  const month = addMonths(monthOf(date), count);
  const same = `${month}${date.slice(7)}`;
  return isCalendarDate(same) ? same : (nightsOf(month).at(-1) ?? date);
}
