import { failureText } from '@/kit/sending/queries/failure-text';
import { useLazyMutation } from '@/kit/sending/queries/use-lazy-mutation';
import { visitorToasts } from '@/words/visitors';
import type { SentMessage } from '@/guests/messages/message-request';
import type { MessageToSend } from '@/guests/messages/services/contact-service';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/guests/messages/services/contact-service'));

/** Sends a contact message. The validation code (valibot) loads after the page is interactive. */
export function useSendMessage() {
  return useLazyMutation({
    mutationFn: async (form: MessageToSend) => {
      const { sendMessage } = await service();
      return sendMessage(form);
    },
    meta: {
      about: 'message',
      success: ({ errors }: SentMessage) => (errors ? undefined : visitorToasts.messageSent),
      failure: (error: unknown) => failureText(error, visitorToasts.messageFailed),
    },
  });
}
