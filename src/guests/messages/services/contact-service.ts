import { CONTACT_SENDING_MS } from '@/basics/rules/limits';
import { checkMessage } from '@/guests/messages/message-request';
import type { ContactMessage, SentMessage } from '@/guests/messages/message-request';
import { insertOnce } from '@/kit/sending/services/insert-once';
import { THIS_LANGUAGE } from '@/words/this-language';

/** Saves a message with the page's language (DECISIONS 6), once for each `id`. */
export function submitMessage(form: ContactMessage & { id: string; maybeRobot?: boolean }) {
  const { maybeRobot, ...written } = form;
  const mark = maybeRobot && { maybe_robot: true };
  return insertOnce('messages', { ...written, language: THIS_LANGUAGE, ...mark });
}

export type MessageToSend = ContactMessage & {
  id: string;
  /** How long to wait before sending (ms). */
  waitMs: number;
  /** True if the hidden honeypot field was filled in. */
  maybeRobot: boolean;
};

/** Validates and saves a message. Sending takes at least 1500 ms (DECISIONS 6). */
export async function sendMessage(form: MessageToSend): Promise<SentMessage> {
  const { id, waitMs, maybeRobot, ...draft } = form;
  const { message, errors } = checkMessage(draft);
  if (!message) return { errors };
  const sent = pause(waitMs).then(() => submitMessage({ ...message, id, maybeRobot }));
  const [stored] = await Promise.allSettled([sent, pause(CONTACT_SENDING_MS)]);
  if (stored.status === 'rejected') throw stored.reason;
  return {};
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
