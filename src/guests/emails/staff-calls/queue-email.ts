import type { GuestEmail } from '@/guests/emails/guest-email';
import { supabase } from '@/lib/supabase';
import { isDuplicate } from '@/lib/service-error';
import { askChanged } from '@/content/store/staff-calls/writes';
import { useMutation } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import { row, columns, TABLE, startSender, invalidates } from './outbox';

/**
 * Puts a letter into the outbox. @param id one for each letter @param kind what it tells of
 * @param stays rooms of one booking that it tells of @throws ServiceError
 */
export function queueEmail(
  id: string,
  letter: GuestEmail,
  reservationId: string,
  kind = 'letter',
  stays: readonly string[] = [],
): Promise<void> {
  const about = { reservation_id: reservationId, kind };
  return queue(id, letter, stays.length > 1 ? { ...about, facts: { stays } } : about);
}

/** Puts a reply into the outbox; the database marks the message answered. @throws ServiceError */
export function queueReply(id: string, letter: GuestEmail, messageId: string): Promise<void> {
  return queue(id, letter, { message_id: messageId, kind: 'letter' });
}

/** Wakes the sender, too; where that fails the letter waits, as the sender also runs by the clock. */
async function queue(id: string, { to, subject, body }: GuestEmail, about: object): Promise<void> {
  const queued = { id, recipient: to, subject, body, ...about };
  try {
    await askChanged(supabase().from(TABLE).insert(queued).select(columns), row);
  } catch (error) {
    // The same letter, whose answer got lost.
    if (!isDuplicate(error)) throw error;
  }
  startSender();
}

type Queued = { id: string; letter: GuestEmail };

/** Gives a letter to the hotel's mail service. @param kind @param stays see queueLetter */
export function useQueueEmail(reservationId: string, kind: string, stays: readonly string[]) {
  return useMutation({
    mutationFn: ({ id, letter }: Queued) => queueEmail(id, letter, reservationId, kind, stays),
    meta: { success: inboxToasts.letterQueued, failure: inboxToasts.letterFailed, invalidates },
  });
}
