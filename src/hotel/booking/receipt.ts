import * as v from 'valibot';

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

/** What was kept, if it is a list of receipts; else none. */
export function receiptsFrom(kept: unknown): Receipt[] {
  const parsed = v.safeParse(v.array(receiptSchema), kept);
  return parsed.success ? parsed.output : [];
}
