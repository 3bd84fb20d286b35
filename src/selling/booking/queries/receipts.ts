import { parseReceipts, type Receipt } from '@/selling/booking/booking-request';
import { RECEIPTS_KEY } from '@/selling/booking/receipts-key';
import { TAB } from '@/lib/browser-storage';

const KEPT_MAX = 20;

export function readReceipt(roomId: string): Receipt | undefined {
  return stored().findLast((receipt) => receipt.roomId === roomId);
}

export function saveReceipt(receipt: Receipt): void {
  TAB.write(RECEIPTS_KEY, JSON.stringify([...stored(), receipt].slice(-KEPT_MAX)));
}

function stored(): Receipt[] {
  return parseReceipts(TAB.readJson(RECEIPTS_KEY));
}
