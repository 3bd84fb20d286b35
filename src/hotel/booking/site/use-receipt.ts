import { useMemo, useState } from 'react';
import { stayPrice } from '@/hotel/rules/price';
import type { ReservationRequest } from '@/hotel/booking/booking-request';
import type { Room } from '@/hotel/rooms/room';
import { keepReceipt, readReceipt } from './receipt';
import type { Receipt } from './receipt';
import { useHydrated } from './use-hydrated';

type Shown = { receipt?: Receipt; email?: string; isShown: boolean; isNew: boolean };

const NOTHING: Shown = { isShown: false, isNew: false };

/** The newest request for this room, and whether it stands in place of the form. */
export function useReceipt(room: Room) {
  const mayRead = useHydrated();
  const kept = useMemo(() => (mayRead ? readReceipt(room.id) : undefined), [mayRead, room.id]);
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (kept ? { receipt: kept, isShown: true, isNew: false } : NOTHING);

  /** @param wasFull some of the nights were full when it was sent */
  function add(request: ReservationRequest, wasFull: boolean): void {
    const { id, roomId, guests, nights, checkIn, email } = request;
    const { total } = stayPrice(room.price, nights);
    // By name: nothing that tells of the guest stays in this computer.
    const receipt = { id, roomId, guests, nights, checkIn, total, wasFull };
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
