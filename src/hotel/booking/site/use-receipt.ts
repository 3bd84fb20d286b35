import { useMemo, useState, useSyncExternalStore } from 'react';
import { stayPrice } from '@/hotel/rules/price';
import type { ReservationRequest } from '@/hotel/booking/booking-request';
import type { Room } from '@/hotel/rooms/room';
import { keepReceipt, readReceipt } from './receipt';
import type { Receipt } from './receipt';

type Shown = { receipt?: Receipt; email?: string; isShown: boolean; isNew: boolean };

const NOTHING: Shown = { isShown: false, isNew: false };
const never = () => () => undefined;

/** The newest request for this room, and whether it stands in place of the form. */
export function useReceipt(room: Room) {
  // Not while hydrating: a prerendered page knows of no request.
  const mayRead = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const kept = useMemo(() => (mayRead ? readReceipt(room.id) : undefined), [mayRead, room.id]);
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (kept ? { receipt: kept, isShown: true, isNew: false } : NOTHING);

  function add({ email, ...request }: ReservationRequest): void {
    const { total } = stayPrice(room.price, request.nights);
    const receipt = { ...request, total };
    keepReceipt(receipt);
    setChosen({ receipt, email, isShown: true, isNew: true });
  }

  return {
    ...shown,
    add,
    hide: () => setChosen({ ...shown, isShown: false }),
    show: () => setChosen({ ...shown, isShown: true, isNew: true }),
  };
}
