import type { GuestEmail } from '@/guests/emails/guest-email';
import { supabase } from '@/lib/supabase';
import { isDuplicate } from '@/lib/service-error';
import { askChanged } from '@/content/store/staff-calls/writes';
import { useMutation } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import { row, columns, TABLE, startSender, invalidates } from './outbox';

/** Adds an e-mail to the outbox, once for each `id`. @param stays rooms that it covers */
export function queueEmail(
  id: string,
  email: GuestEmail,
  reservationId: string,
  kind = 'letter',
  stays: readonly string[] = [],
): Promise<void> {
  const about = { reservation_id: reservationId, kind };
  return queue(id, email, stays.length > 1 ? { ...about, facts: { stays } } : about);
}

/** Adds a reply to the outbox. The database marks the message as answered. */
export function queueReply(id: string, email: GuestEmail, messageId: string): Promise<void> {
  return queue(id, email, { message_id: messageId, kind: 'letter' });
}

/** Adds an e-mail and starts the sender. If that fails, the sender's schedule sends the e-mail. */
async function queue(id: string, { to, subject, body }: GuestEmail, about: object): Promise<void> {
  const queued = { id, recipient: to, subject, body, ...about };
  try {
    await askChanged(supabase().from(TABLE).insert(queued).select(columns), row);
  } catch (error) {
    // An earlier attempt added this e-mail, but its answer was lost.
    if (!isDuplicate(error)) throw error;
  }
  startSender();
}

type Queued = { id: string; email: GuestEmail };

export function useQueueEmail(reservationId: string, kind: string, stays: readonly string[]) {
  return useMutation({
    mutationFn: ({ id, email }: Queued) => queueEmail(id, email, reservationId, kind, stays),
    meta: { success: inboxToasts.emailQueued, failure: inboxToasts.emailFailed, invalidates },
  });
}
