import * as v from 'valibot';
import { HAS_OUTBOX } from '@/lib/env';
import type { Letter } from '@/hotel/letters/guest-mail';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { isDuplicate } from '@/lib/service-error';
import { columnsOf, rowSchema, rowTimestamp } from '@/hotel/content/staff-services/row-schema';
import { askChanged } from '@/hotel/content/staff-services/writes';

export const LETTER_STATUSES = ['queued', 'sent', 'failed'] as const;

const fields = {
  id: v.string(),
  subject: v.string(),
  status: v.picklist(LETTER_STATUSES),
  createdAt: rowTimestamp,
};
const row = rowSchema(fields);
const columns = columnsOf(fields);
/** A letter that was given to the hotel's mail service; `sent` only once that has taken it. */
export type QueuedLetter = v.InferOutput<typeof row>;

const TABLE = 'outbox';

/** True where the hotel has set up the function that sends letters (docs/deploy.md). */
export const canSendLetters: boolean = HAS_OUTBOX;

/** Letters about a reservation, newest first. @throws ServiceError */
export function fetchLetters(reservationId: string): Promise<QueuedLetter[]> {
  const letters = supabase()
    .from(TABLE)
    .select(columns)
    .eq('reservation_id', reservationId)
    .order('created_at', { ascending: false })
    .limit(20);
  return askRows(letters, row);
}

/**
 * Puts a letter into the outbox and wakes the function that sends it. Sleeping or not, the letter
 * waits there: the function also runs by the clock.
 * @param id made once for each letter @throws ServiceError
 */
export async function queueLetter(id: string, letter: Letter, reservationId: string) {
  const { to, subject, body } = letter;
  const queued = { id, recipient: to, subject, body, reservation_id: reservationId };
  try {
    await askChanged(supabase().from(TABLE).insert(queued).select(columns), row);
  } catch (error) {
    // The same letter, whose answer got lost.
    if (!isDuplicate(error)) throw error;
  }
  void supabase().functions.invoke('send-outbox', { method: 'POST' });
}
