import { addDays, hotelToday, isCalendarDate, weekday } from './dates.ts';

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Returns the requested month (`YYYY-MM`) if it is valid, else the current one. */
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

/** Returns six weeks, so that all months are equally high; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const monday = addDays(`${month}-01`, -((weekday(`${month}-01`) + 6) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)).map((date) =>
      monthOf(date) === month ? date : undefined,
    ),
  );
}

/** Returns the weeks with `from` or a later day; all weeks if `from` is a month. */
export function weeksFrom(month: string, from: string): (string | undefined)[][] {
  return weeksOf(month).filter((week) => from <= month || week.some((day) => day && day >= from));
}

/** Returns the same day `count` months later; the last day if that month is shorter. */
export function sameDayLater(date: string, count: number): string {
  const month = addMonths(monthOf(date), count);
  const same = `${month}${date.slice(7)}`;
  return isCalendarDate(same) ? same : (nightsOf(month).at(-1) ?? date);
}
