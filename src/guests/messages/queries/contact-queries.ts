import { failureText } from '@/kit/sending/queries/failure-text';
import { useSend } from '@/kit/sending/queries/use-send';
import { visitorToasts } from '@/words/visitors';
import type { SentMessage } from '@/guests/messages/message-request';
import type { Letter } from '@/guests/messages/services/contact-service';

/** Sends a contact message; what checks it (valibot) is fetched after the page answers. */
export function useSendMessage() {
  return useSend({
    mutationFn: async (letter: Letter) => {
      const { sendMessage } = await import('@/guests/messages/services/contact-service');
      return sendMessage(letter);
    },
    meta: {
      about: 'message',
      success: ({ errors }: SentMessage) => (errors ? undefined : visitorToasts.messageSent),
      failure: (error: unknown) => failureText(error, visitorToasts.messageFailed),
    },
  });
}
