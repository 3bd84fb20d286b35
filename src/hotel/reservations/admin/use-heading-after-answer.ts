import { useEffect, useRef } from 'react';
import type { Reservation } from '@/hotel/reservations/reservation';

/**
 * What a guest asked for is answered, or that they have cancelled is seen, and the button that was
 * pressed goes: reading goes on at the heading of the stay. Whoever is elsewhere meanwhile stays there.
 * @returns for the heading, which can be focused by script (`tabIndex={-1}`)
 */
export function useHeadingAfterAnswer(reservation: Reservation | null | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asking = useRef<string>(undefined);
  const id = reservation?.id;
  const isAsking = reservation?.asksChange === true || reservation?.cancelledUnseen === true;

  useEffect(() => {
    const wasAsking = asking.current !== undefined && asking.current === id;
    asking.current = isAsking ? id : undefined;
    if (wasAsking && !isAsking && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id, isAsking]);

  return heading;
}
