import * as v from 'valibot';
import { emailSchema, pastedAddress } from '../../basics/rules/email.ts';
import { MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '../../basics/rules/limits.ts';
import { singleLine, lineWithoutLink, requiredText } from '../../basics/rules/text-schema.ts';

/** The contact form (specification 3). All four fields are required. */
export const contactMessageSchema = v.object({
  name: v.pipe(requiredText(NAME_MAX), lineWithoutLink),
  email: emailSchema,
  subject: v.pipe(requiredText(SUBJECT_MAX), singleLine),
  message: requiredText(MESSAGE_MAX),
});
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

export type MessageErrors = Partial<Record<keyof ContactMessage, string>>;

/** Validates the contact form. Returns the message, or what to change in each field. */
export function checkMessage(
  draft: ContactMessage,
): { message: ContactMessage; errors?: never } | { message?: never; errors: MessageErrors } {
  const parsed = v.safeParse(contactMessageSchema, { ...draft, email: pastedAddress(draft.email) });
  if (parsed.success) return { message: parsed.output };
  const { nested = {} } = v.flatten<typeof contactMessageSchema>(parsed.issues);
  const first = Object.entries(nested).map(([name, sentences]) => [name, sentences?.[0]] as const);
  return { errors: Object.fromEntries(first) };
}

/** Error messages by field; empty if the message was saved. */
export type SentMessage = { errors?: MessageErrors };
