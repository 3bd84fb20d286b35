import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { messageWords } from '../../words/staff.ts';

export const MESSAGE_STATUSES = ['unread', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_LABEL: Record<MessageStatus, string> = messageWords.status;

/** A message as the staff read it. */
export const storedMessageSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(MESSAGE_STATUSES),
  /** Of the page that it was sent from, and so of the reply. */
  language: v.picklist(LANGUAGE_CODES),
  /** A field that nobody sees was filled in when it was sent. */
  maybeRobot: v.optional(v.boolean(), false),
  /** When a letter answered it, or staff said that they had; null while nobody has. */
  answeredAt: v.optional(v.nullable(v.string()), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;
