import { useEffect, useState } from 'react';
import type { Room } from '@/content/schema/room';
import { loadOptional } from '@/lib/code-files';
import { TAB } from '@/lib/browser-storage';
import { RECEIPTS_KEY } from '@/selling/booking/receipts-key';
import type { Receipt, ReservationRequest } from '@/selling/booking/booking-request';

type Shown = { receipt?: Receipt; email?: string; isShown: boolean; isNew: boolean };

const NOTHING: Shown = { isShown: false, isNew: false };

/** Reads and keeps receipts; comes with what checks forms, which the page does not wait for. */
const receipts = () => loadOptional(() => import('@/selling/booking/queries/receipts'));

/** The newest request for this room, and whether it is shown in place of the form. */
export function useReceipt(room: Room) {
  const [kept, setKept] = useState<Receipt>();
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (kept ? { receipt: kept, isShown: true, isNew: false } : NOTHING);

  useEffect(() => {
    let ignore = false;
    // Most visitors have none.
    if (TAB.read(RECEIPTS_KEY) === null) return undefined;
    // Where it cannot be had, the form is shown here.
    void receipts().then((file) => !ignore && setKept(file?.readReceipt(room.id)));
    return () => {
      ignore = true;
    };
  }, [room.id]);

  /**
   * @param total as the panel showed it, dollars; null where it could not say
   * @param wasFull some of the nights were full when it was sent
   */
  function add(request: ReservationRequest, total: number | null, wasFull: boolean): void {
    const { id, roomId, guests, nights, checkIn, email } = request;
    const extras = request.extras?.length ? request.extras : undefined;
    // By name: nothing that tells of the guest stays in this computer.
    const receipt = { id, roomId, guests, nights, checkIn, total, extras, wasFull };
    // Without the file the receipt is on the page as long as that is open.
    void receipts().then((file) => file?.saveReceipt(receipt));
    setChosen({ receipt, email, isShown: true, isNew: true });
  }

  return {
    ...shown,
    add,
    hide: () => setChosen({ ...shown, isShown: false }),
    show: () => setChosen({ ...shown, isShown: true, isNew: true }),
  };
}
