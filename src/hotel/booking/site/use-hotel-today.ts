import { useSyncExternalStore } from 'react';
import { hotelToday } from '@/hotel/time/dates';

const never = () => () => undefined;

/**
 * Today in the hotel's zone, `YYYY-MM-DD`; undefined on the server and while hydrating, because a
 * prerendered page does not know the day it is read on.
 */
export function useHotelToday(): string | undefined {
  return useSyncExternalStore(
    never,
    () => hotelToday(),
    () => undefined,
  );
}
