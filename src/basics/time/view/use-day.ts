import { useSyncExternalStore } from 'react';
import { hotelToday } from '@/basics/time/dates';

/**
 * Returns the hotel's date, for content shown on some days only. During hydration it is the date of
 * prerendering (`data-day`), so that the markup matches; then today, if `shows` differs.
 * @param shows a text that differs if the page must re-render for another date
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
