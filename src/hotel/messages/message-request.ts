import * as v from 'valibot';
import { emailSchema } from '../rules/email.ts';
import { MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';

/** Contact message draft (specification 3): all four fields required. */
export const contactMessageSchema = v.object({
  name: requiredText(NAME_MAX),
  email: emailSchema,
  subject: requiredText(SUBJECT_MAX),
  message: requiredText(MESSAGE_MAX),
});
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

export const BLANK_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };
