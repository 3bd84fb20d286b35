import { useEffect, useState } from 'react';
import { stayPrice } from '@/domain/price';
import type { ReservationRequest } from '@/domain/reservation';
import type { Room } from '@/domain/room';
import { keepReceipt, readReceipt } from './receipt';
import type { Receipt } from './receipt';

type Shown = { receipt?: Receipt; email?: string | undefined; isShown: boolean; isNew: boolean };

const NOTHING: Shown = { isShown: false, isNew: false };

/** The newest request for this room, and whether it stands in place of the form. */
export function useReceipt(room: Room) {
  const [shown, setShown] = useState<Shown>(NOTHING);

  // Not while hydrating: a page rendered ahead knows of no request.
  useEffect(() => {
    const receipt = readReceipt(room.id);
    if (receipt) setShown({ receipt, isShown: true, isNew: false });
  }, [room.id]);

  function add({ id, roomId, email, guests, nights, checkIn }: ReservationRequest): void {
    const { total } = stayPrice(room.price, nights);
    const receipt = { id, roomId, guests, nights, checkIn, total };
    keepReceipt(receipt);
    setShown({ receipt, email, isShown: true, isNew: true });
  }

  return {
    ...shown,
    add,
    hide: () => setShown((before) => ({ ...before, isShown: false })),
    show: () => setShown((before) => ({ ...before, isShown: true, isNew: true })),
  };
}
