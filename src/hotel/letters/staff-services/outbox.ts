import * as v from 'valibot';
import { HAS_OUTBOX } from '@/lib/env';
import type { Letter } from '@/hotel/letters/guest-mail';
import { supabase } from '@/lib/supabase';
import { restError } from '@/lib/service-error';
import { changedRow, parseRow, rowsOf } from '@/hotel/desk/staff-services/paging';

export const LETTER_STATUSES = ['queued', 'sent', 'failed'] as const;

const letterSchema = v.object({
  id: v.string(),
  subject: v.string(),
  status: v.picklist(LETTER_STATUSES),
  createdAt: v.string(),
});
/** A letter that was given to the hotel's mail service; `sent` only once that has taken it. */
export type QueuedLetter = v.InferOutput<typeof letterSchema>;

const TABLE = 'outbox';
const COLUMNS = 'id, subject, status, created_at';
const UNIQUE_VIOLATION = '23505';

/** True where the hotel has set up the function that sends letters (docs/deploy.md). */
export const canSendLetters: boolean = HAS_OUTBOX;

/** Letters about a reservation, newest first. @throws ServiceError */
export async function fetchLetters(reservationId: string): Promise<QueuedLetter[]> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .select(COLUMNS)
    .eq('reservation_id', reservationId)
    .order('created_at', { ascending: false })
    .limit(20)
    .retry(false);
  if (error) throw restError(error, status);
  return rowsOf(data, status).map((row) => parseRow(letterSchema, row));
}

/**
 * Puts a letter into the outbox and wakes the function that sends it. Sleeping or not, the letter
 * waits there: the function also runs by the clock.
 * @param id made once for each letter @throws ServiceError
 */
export async function queueLetter(id: string, letter: Letter, reservationId: string) {
  const { to, subject, body } = letter;
  const row = { id, recipient: to, subject, body, reservation_id: reservationId };
  const { data, error, status } = await supabase().from(TABLE).insert(row).select(COLUMNS);
  if (error && error.code !== UNIQUE_VIOLATION) throw restError(error, status);
  if (!error) changedRow(data, status);
  void supabase().functions.invoke('send-outbox', { method: 'POST' });
}
