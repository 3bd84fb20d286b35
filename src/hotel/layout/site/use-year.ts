import { useSyncExternalStore } from 'react';
import { hotelToday } from '@/hotel/time/dates';

const never = () => () => undefined;
const currentYear = () => Number(hotelToday().slice(0, 4));

/**
 * The current year in the hotel's zone. A prerendered page carries the year it was made in
 * (`data-year` on the root element), which hydration must find again before it is brought up to date.
 */
export function useYear(): number {
  return useSyncExternalStore(never, currentYear, renderedYear);
}

function renderedYear(): number {
  const written = globalThis.document?.documentElement.dataset['year'];
  return Number(written) || currentYear();
}
