import * as v from 'valibot';
import { TAB } from '@/lib/browser-storage';

/**
 * A request that was stored, as the visitor sent it. Kept for this tab, so that a reload does not
 * lose the reference; without anything of the guest's own, because others may use this computer.
 */
const receiptSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  roomId: v.string(),
  guests: v.number(),
  nights: v.number(),
  /** `YYYY-MM-DD`; null without a date. */
  checkIn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Dollars, as the panel showed it. */
  total: v.number(),
  /** Some of the nights were full when it was sent, and the visitor saw so. */
  wasFull: v.optional(v.boolean(), false),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

const KEY = 'requests';
const KEPT_MAX = 20;

/** The newest request for a room that was sent from this tab. Never throws. */
export function readReceipt(roomId: string): Receipt | undefined {
  return stored().findLast((receipt) => receipt.roomId === roomId);
}

/** Without storage it stands on the page as long as that is open. */
export function keepReceipt(receipt: Receipt): void {
  TAB.write(KEY, JSON.stringify([...stored(), receipt].slice(-KEPT_MAX)));
}

function stored(): Receipt[] {
  const parsed = v.safeParse(v.array(receiptSchema), TAB.readJson(KEY));
  return parsed.success ? parsed.output : [];
}
