import * as v from 'valibot';

/**
 * A request that was stored, as the visitor sent it. Kept for this tab, so that a reload does not
 * lose the reference; without the address, because others may use this computer.
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
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

const KEY = 'requests';
const KEPT_MAX = 20;

/** The newest request for a room that was sent from this tab. Never throws. */
export function readReceipt(roomId: string): Receipt | undefined {
  return stored().findLast((receipt) => receipt.roomId === roomId);
}

export function keepReceipt(receipt: Receipt): void {
  try {
    const kept = [...stored(), receipt].slice(-KEPT_MAX);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No storage: it stands on the page as long as that is open.
  }
}

function stored(): Receipt[] {
  try {
    const parsed = v.safeParse(
      v.array(receiptSchema),
      JSON.parse(sessionStorage.getItem(KEY) ?? '[]'),
    );
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
