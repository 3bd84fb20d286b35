import type { ContactMessage } from '@/guests/messages/message-request';
import { insertOnce } from '@/kit/sending/services/insert-once';
import { THIS_LANGUAGE } from '@/words/this-build';

/** Stores a message (DECISIONS 6) with the page's language; its own uuid keeps it single. @throws ServiceError */
export function submitMessage({
  id,
  name,
  email,
  subject,
  message,
  maybeRobot = false,
}: ContactMessage & { id: string; maybeRobot?: boolean }) {
  const written = { id, name, email, subject, message, language: THIS_LANGUAGE };
  return insertOnce('messages', { ...written, ...(maybeRobot && { maybe_robot: true }) });
}
