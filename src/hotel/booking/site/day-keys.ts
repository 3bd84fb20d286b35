import type { KeyboardEvent } from 'react';
import { within } from '@/hotel/booking/stay-days';
import { addDays, weekday } from '@/hotel/time/dates';
import { sameDayLater } from '@/hotel/time/month';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Where a key leads from a day, as in the WAI-ARIA date picker: arrows by day and week, Home and End
 * to the ends of the week, Page Up and Page Down by month, with Shift by year. Undefined for others.
 * @param isRightToLeft the next day stands to the left
 */
export function dayAfterKey(
  key: Key,
  day: string,
  first: string,
  last: string,
  isRightToLeft = false,
) {
  if (key.altKey || key.ctrlKey || key.metaKey) return undefined;
  const name = (isRightToLeft && MIRRORED[key.key]) || key.key;
  const to = STEPS[name]?.(day, key.shiftKey);
  return to && within(to, first, last);
}

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Days since Monday. */
const sinceMonday = (day: string) => (weekday(day) + 6) % 7;

const STEPS: Record<string, (day: string, isShift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -sinceMonday(day)),
  End: (day) => addDays(day, 6 - sinceMonday(day)),
  PageUp: (day, isShift) => sameDayLater(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => sameDayLater(day, isShift ? 12 : 1),
};
