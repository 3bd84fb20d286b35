import { addDays, weekday } from './dates.ts';
import { sameDayLater } from './month.ts';

type Key = {
  key: string;
  shiftKey?: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
};

/** Returns the date that a key moves to, as in the WAI-ARIA date picker; undefined if none. */
export function dayAfterKey(key: Key, day: string, isRightToLeft = false): string | undefined {
  if (key.altKey || key.ctrlKey || key.metaKey) return undefined;
  const name = (isRightToLeft && MIRRORED[key.key]) || key.key;
  return STEPS[name]?.(day, key.shiftKey);
}

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const sinceMonday = (day: string) => (weekday(day) + 6) % 7;

const STEPS: Record<string, (day: string, isShift: boolean | undefined) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -sinceMonday(day)),
  End: (day) => addDays(day, 6 - sinceMonday(day)),
  PageUp: (day, isShift) => sameDayLater(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => sameDayLater(day, isShift ? 12 : 1),
};
