import { useEffect, useState } from 'react';
import type { Room } from '@/content/schema/room';
import { loadOptional } from '@/lib/code-files';
import { TAB } from '@/lib/browser-storage';
import { RECEIPTS_KEY } from '@/selling/booking/receipts-key';
import type { Receipt, ReservationRequest } from '@/selling/booking/booking-request';

type Shown = { receipt?: Receipt; email?: string; isShown: boolean; isNew: boolean };

const NOTHING: Shown = { isShown: false, isNew: false };

/** Loads the code that stores receipts, together with the form's validation. */
const receipts = () => loadOptional(() => import('@/selling/booking/queries/receipts'));

export function useReceipt(room: Room) {
  const [kept, setKept] = useState<Receipt>();
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (kept ? { receipt: kept, isShown: true, isNew: false } : NOTHING);

  useEffect(() => {
    let ignore = false;
    if (TAB.read(RECEIPTS_KEY) === null) return undefined;
    void receipts().then((file) => !ignore && setKept(file?.readReceipt(room.id)));
    return () => {
      ignore = true;
    };
  }, [room.id]);

  /**
   * Stores the receipt.
   * @param total US dollars, as shown; null if none was shown
   */
  function add(request: ReservationRequest, total: number | null, wasFull: boolean): void {
    const { id, roomId, guests, children, nights, checkIn, email } = request;
    const extras = request.extras?.length ? request.extras : undefined;
    const ages = children?.length ? children : undefined;
    // Lists the fields one by one, so that no personal data is stored by mistake.
    const receipt = { id, roomId, guests, children: ages, nights, checkIn, total, extras, wasFull };
    // If the file does not load, the receipt lasts until the page is closed.
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
