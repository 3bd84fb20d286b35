import { useMutation, useQuery } from '@tanstack/react-query';
import type { GuestEmail } from '@/guests/emails/guest-email';
import { queueReply } from '@/guests/emails/staff-calls/queue-email';
import {
  EMAILS_KEY,
  whileWaiting,
  fetchReplies,
  useReadsEmails,
} from '@/guests/emails/staff-calls/outbox';
import { inboxToasts } from '@/words/staff';
import { INBOX_COUNTS_KEY } from '@/desk/lists/staff-calls/inbox-counts';
import { MESSAGES_KEY } from './messages';

/** Loads the replies to a message. @param version changes with every reply */
export function useReplies(messageId: string, version: string) {
  const enabled = useReadsEmails();
  return useQuery({
    queryKey: [...EMAILS_KEY, 'replies', messageId, version],
    queryFn: () => fetchReplies(messageId),
    enabled,
    refetchInterval: whileWaiting(false),
  });
}

export function useQueueReply(messageId: string) {
  return useMutation({
    mutationFn: ({ id, email }: { id: string; email: GuestEmail }) =>
      queueReply(id, email, messageId),
    meta: {
      success: inboxToasts.emailQueued,
      failure: inboxToasts.emailFailed,
      invalidates: [EMAILS_KEY, MESSAGES_KEY, INBOX_COUNTS_KEY],
    },
  });
}
