import { useSyncExternalStore } from 'react';
import { hotelToday } from '@/basics/time/dates';

/**
 * The hotel's calendar day, for what is shown on some days only. A prerendered page carries the day it
 * was made on (`data-day` on the root element), which hydration must find again; today takes its place
 * where that shows something else.
 * @param shows what follows from a day, as a text: while that is the same, no page is drawn anew
 */
export function useDay(shows: (day: string) => string): string {
  return useSyncExternalStore(
    neverChanges,
    () => {
      const [today, rendered] = [hotelToday(), renderedDay()];
      return shows(today) === shows(rendered) ? rendered : today;
    },
    renderedDay,
  );
}

const neverChanges = () => () => undefined;

function renderedDay(): string {
  return globalThis.document?.documentElement.dataset['day'] ?? hotelToday();
}
