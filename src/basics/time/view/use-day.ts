import { useSyncExternalStore } from 'react';
import { hotelToday } from '@/basics/time/dates';

/**
 * Returns the hotel's date, for content that depends on the day. During hydration this is the day
 * of prerendering (`data-day`), so that the markup matches; then today, if `shows` differs.
 * @param shows the content of a day as text: if today's text differs, the component re-renders
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
