import { calendarWords, countWords } from '../../words/visitors.ts';
import { addDays, formatDate } from '../time/dates.ts';
import type { ChosenStay, PartOfStay } from './stay-days.ts';

/** `Sat 21 Nov 2026, full, arrival`: what a screen reader says of a day. */
export function dayName(day: string, isFull: boolean, part: PartOfStay | undefined): string {
  const { full } = calendarWords;
  return [formatDate(day), isFull && full, part && calendarWords[part]].filter(Boolean).join(', ');
}

/** `Open the calendar`, with the date that is chosen. */
export function toggleName(checkIn: string | undefined): string {
  return checkIn ? calendarWords.openAt(formatDate(checkIn)) : calendarWords.open;
}

/** `Sat 21 Nov 2026 to Tue 24 Nov 2026, 3 nights.`; undefined without an arrival. */
export function staySentence({ checkIn, nights }: ChosenStay): string | undefined {
  if (checkIn === undefined) return undefined;
  const departure = formatDate(addDays(checkIn, nights));
  return calendarWords.stay(formatDate(checkIn), departure, countWords.nightsInText(nights));
}
