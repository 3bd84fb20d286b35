import * as v from 'valibot';
import { emailSchema, pastedAddress } from '../../basics/rules/email.ts';

/** The newsletter form, with the e-mail rule of the booking panel (DECISIONS 7). */
export const subscriberSchema = v.object({ email: emailSchema });
export type SubscriberDraft = v.InferOutput<typeof subscriberSchema>;

export function checkSubscriber(
  input: SubscriberDraft,
): { draft: SubscriberDraft; problem?: never } | { draft?: never; problem: string } {
  const parsed = v.safeParse(subscriberSchema, { email: pastedAddress(input.email) });
  return parsed.success ? { draft: parsed.output } : { problem: parsed.issues[0].message };
}
