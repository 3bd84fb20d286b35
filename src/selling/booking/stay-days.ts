import { addDays, daysBetween, formatDate } from '../../basics/time/dates.ts';
import { NIGHTS_MAX } from '../../basics/rules/limits.ts';
import { calendarWords, countWords } from '../../words/visitors.ts';

export type ChosenStay = { checkIn: string | undefined; nights: number };

export type PartOfStay = 'arrival' | 'night' | 'departure';

export function partOfStay(day: string, { checkIn, nights }: ChosenStay): PartOfStay | undefined {
  if (checkIn === undefined) return undefined;
  const after = daysBetween(checkIn, day);
  if (after === 0) return 'arrival';
  if (after === nights) return 'departure';
  return after > 0 && after < nights ? 'night' : undefined;
}

/** The first day chosen is the arrival, the second the departure if it is possible. */
export function stayAfter(day: string, stay: ChosenStay, isLeaving: boolean): ChosenStay {
  const nights = isLeaving && stay.checkIn !== undefined ? daysBetween(stay.checkIn, day) : 0;
  if (nights >= 1 && nights <= NIGHTS_MAX) return { checkIn: stay.checkIn, nights };
  return { checkIn: day, nights: stay.nights };
}

export function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The nights that can be requested: from today to the last arrival. */
export function openNights(nights: readonly string[], today: string, last: string): string[] {
  return nights.filter((night) => night >= today && night <= last);
}

/** Returns the first night and the day after the last; undefined if there are no nights. */
export function spanOf(nights: readonly string[] = []): { from: string; to: string } | undefined {
  const [from] = nights;
  const last = nights.at(-1);
  return from && last ? { from, to: addDays(last, 1) } : undefined;
}

/** Returns a day's name for screen readers: `Sat 21 Nov 2026, full, $159, arrival, full moon`. */
export function dayName(
  day: string,
  isFull: boolean,
  part: PartOfStay | undefined,
  moon?: string,
  price: readonly (string | false)[] = [],
): string {
  const { full } = calendarWords;
  return [formatDate(day), isFull && full, ...price, part && calendarWords[part], moon]
    .filter(Boolean)
    .join(', ');
}

export function toggleName(checkIn: string | undefined): string {
  return checkIn ? calendarWords.openAt(formatDate(checkIn)) : calendarWords.open;
}

/** Returns `Sat 21 Nov 2026 to Tue 24 Nov 2026, 3 nights.` */
export function staySentence({ checkIn, nights }: ChosenStay): string | undefined {
  if (checkIn === undefined) return undefined;
  const departure = formatDate(addDays(checkIn, nights));
  return calendarWords.stay(formatDate(checkIn), departure, countWords.nightsInText(nights));
}

export type StayCalendarProps = {
  roomId: string;
  today: string;
  last: string;
  stay: ChosenStay;
  /** The place of the focus while the calendar is open: the calendar (`inside`) or its field. */
  open: 'inside' | 'beside' | undefined;
  onOpen: () => void;
  onClose: () => void;
  /** Receives the new stay; `checkIn` is undefined if the visitor cleared the date. */
  onChoose: (stay: ChosenStay) => void;
};
