import { failureText } from '@/kit/sending/queries/failure-text';
import { useSend } from '@/kit/sending/queries/use-send';
import { visitorToasts } from '@/words/visitors';
import type { SentMessage } from '@/guests/messages/message-request';
import type { Letter } from '@/guests/messages/services/contact-service';
import { pressed } from '@/lib/code-files';

const service = pressed(() => import('@/guests/messages/services/contact-service'));

/** Sends a contact message; what checks it (valibot) is fetched after the page answers. */
export function useSendMessage() {
  return useSend({
    mutationFn: async (letter: Letter) => {
      const { sendMessage } = await service();
      return sendMessage(letter);
    },
    meta: {
      about: 'message',
      success: ({ errors }: SentMessage) => (errors ? undefined : visitorToasts.messageSent),
      failure: (error: unknown) => failureText(error, visitorToasts.messageFailed),
    },
  });
}
