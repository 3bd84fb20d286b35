import { useMutation, useQuery } from '@tanstack/react-query';
import type { Letter } from '@/guests/letters/guest-mail';
import { queueReply } from '@/guests/letters/staff-calls/queue-letter';
import {
  LETTERS_KEY,
  whileWaiting,
  canSendLetters,
  fetchReplies,
} from '@/guests/letters/staff-calls/outbox';
import { inboxToasts } from '@/words/staff';
import { FIGURES_KEY } from '@/desk/lists/staff-calls/inbox-figures';
import { MESSAGES_KEY } from './messages';

/** What has become of the replies to a message. @param version of the message: a reply makes another */
export function useReplies(messageId: string, version: string) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'replies', messageId, version],
    queryFn: () => fetchReplies(messageId),
    enabled: canSendLetters,
    refetchInterval: whileWaiting(false),
  });
}

/** Gives a reply to the hotel's mail service. */
export function useQueueReply(messageId: string) {
  return useMutation({
    mutationFn: ({ id, letter }: { id: string; letter: Letter }) =>
      queueReply(id, letter, messageId),
    meta: {
      success: inboxToasts.letterQueued,
      failure: inboxToasts.letterFailed,
      invalidates: [LETTERS_KEY, MESSAGES_KEY, FIGURES_KEY],
    },
  });
}
