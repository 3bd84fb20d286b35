import * as v from 'valibot';
import { ask } from '@/lib/ask';
import { supabase } from '@/lib/supabase';

const untoldSchema = v.object({
  /** Of the reservation. */
  id: v.string(),
  bookingId: v.nullable(v.string()),
  guest: v.nullable(v.string()),
  checkIn: v.nullable(v.string()),
  /** The letter that would tell it. */
  kind: v.picklist(['confirmed', 'changed', 'declined', 'cancelled', 'general']),
  /** A letter with it waits in the outbox. */
  isOnItsWay: v.boolean(),
});
/** What the house has decided about a stay and its guest does not know yet. */
export type Untold = v.InferOutput<typeof untoldSchema>;

/** Stays whose guests do not know yet what was decided, by arrival. @throws ServiceError */
export function fetchUntold(): Promise<Untold[]> {
  return ask(supabase().rpc('untold', {}, { get: true }), v.array(untoldSchema));
}

/** Staff have told the guest another way. @param ids rooms of one booking @throws ServiceError */
export async function saveGuestTold(ids: readonly string[]): Promise<void> {
  await ask(supabase().rpc('guest_told', { stays: ids }), v.number());
}
