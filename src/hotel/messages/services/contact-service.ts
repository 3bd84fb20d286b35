import type { ContactMessage } from '@/hotel/messages/message-request';
import { insertOnce } from '@/hotel/booking/services/insert-once';
import { THIS_LANGUAGE } from '@/words/this-build';

/** A message with the uuid made for it, so that a repeated send stores one row. */
export type MessageSubmission = ContactMessage & { id: string };

/** Stores a contact message (DECISIONS 6) with the page's language. @throws ServiceError */
export function submitMessage({ id, name, email, subject, message }: MessageSubmission) {
  return insertOnce('messages', { id, name, email, subject, message, language: THIS_LANGUAGE });
}
