import * as v from 'valibot';
import { emailSchema, pastedAddress } from '../../basics/rules/email.ts';
import { MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '../../basics/rules/limits.ts';
import { singleLine, lineWithoutLink, requiredText } from '../../basics/rules/text-schema.ts';

/** Contact message draft (specification 3): all four fields required. */
export const contactMessageSchema = v.object({
  name: v.pipe(requiredText(NAME_MAX), lineWithoutLink),
  email: emailSchema,
  subject: v.pipe(requiredText(SUBJECT_MAX), singleLine),
  message: requiredText(MESSAGE_MAX),
});
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** The sentence under each field that holds something wrong. */
export type MessageErrors = Partial<Record<keyof ContactMessage, string>>;

/** Checks what the contact form holds: a message that can be sent, or what to change. */
export function checkMessage(
  draft: ContactMessage,
): { message: ContactMessage; errors?: never } | { message?: never; errors: MessageErrors } {
  const parsed = v.safeParse(contactMessageSchema, { ...draft, email: pastedAddress(draft.email) });
  if (parsed.success) return { message: parsed.output };
  const { nested = {} } = v.flatten<typeof contactMessageSchema>(parsed.issues);
  const first = Object.entries(nested).map(([name, sentences]) => [name, sentences?.[0]] as const);
  return { errors: Object.fromEntries(first) };
}

/** Nothing when the message is stored, else what to change in the form. */
export type SentMessage = { errors?: MessageErrors };
