import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { messageWords } from '../../words/staff.ts';

export const MESSAGE_STATUSES = ['unread', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_LABEL: Record<MessageStatus, string> = messageWords.status;

export const storedMessageSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(MESSAGE_STATUSES),
  /** Language of the page with the form; the reply uses it too. */
  language: v.picklist(LANGUAGE_CODES),
  /** True if the hidden honeypot field was filled in. */
  maybeRobot: v.optional(v.boolean(), false),
  /** When staff replied or marked the message as answered; null if unanswered. */
  answeredAt: v.optional(v.nullable(v.string()), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;
