import { submitMessage } from '@/guests/messages/services/contact-service';
import { checkMessage } from '@/guests/messages/message-request';
import type { ContactMessage, MessageErrors } from '@/guests/messages/message-request';
import { CONTACT_SENDING_MS } from '@/basics/rules/limits';

export type Letter = ContactMessage & {
  id: string;
  /** How long to keep it before it is sent, in milliseconds. */
  waitMs: number;
  /** A field that nobody sees was filled in. */
  maybeRobot: boolean;
};

/** Nothing when the message is stored, else what to change in the form. */
export type SentMessage = { errors?: MessageErrors };

/** Checks and stores a message; "sending" lasts at least 1500 ms (DECISIONS 6). @throws ServiceError */
export async function sendMessage(letter: Letter): Promise<SentMessage> {
  const { id, waitMs, maybeRobot, ...draft } = letter;
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
