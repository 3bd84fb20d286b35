import { addDays, daysBetween, formatDate } from '../../basics/time/dates.ts';
import { NIGHTS_MAX } from '../../basics/rules/limits.ts';
import { calendarWords, countWords } from '../../words/visitors.ts';

/** The nights a visitor is choosing: arrival, `YYYY-MM-DD`, and how many. */
export type ChosenStay = { checkIn: string | undefined; nights: number };

export type PartOfStay = 'arrival' | 'night' | 'departure';

export function partOfStay(day: string, { checkIn, nights }: ChosenStay): PartOfStay | undefined {
  if (checkIn === undefined) return undefined;
  const after = daysBetween(checkIn, day);
  if (after === 0) return 'arrival';
  if (after === nights) return 'departure';
  return after > 0 && after < nights ? 'night' : undefined;
}

/** The stay after a press on a day: first the arrival, then the departure, if not too far away. */
export function stayAfter(day: string, stay: ChosenStay, isLeaving: boolean): ChosenStay {
  const nights = isLeaving && stay.checkIn !== undefined ? daysBetween(stay.checkIn, day) : 0;
  if (nights >= 1 && nights <= NIGHTS_MAX) return { checkIn: stay.checkIn, nights };
  return { checkIn: day, nights: stay.nights };
}

export function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The nights of a month that can be asked for: none before today, none after the last arrival. */
export function openNights(nights: readonly string[], today: string, last: string): string[] {
  return nights.filter((night) => night >= today && night <= last);
}

/** `from` and, not included, `to` of some nights in a row; undefined when there are none. */
export function spanOf(nights: readonly string[] = []): { from: string; to: string } | undefined {
  const [from] = nights;
  const last = nights.at(-1);
  return from && last ? { from, to: addDays(last, 1) } : undefined;
}

/** `Sat 21 Nov 2026, full, $159, arrival, full moon`: what a screen reader says of a day. */
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

/** `Sat 21 Nov 2026 to Tue 24 Nov 2026, 3 nights.`; undefined without an arrival. */
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
  /** `inside`: opened to go on with the keyboard or a finger; `beside`: the field keeps the focus. */
  open: 'inside' | 'beside' | undefined;
  onOpen: () => void;
  onClose: () => void;
  /** Without an arrival: no date. */
  onChoose: (stay: ChosenStay) => void;
};
