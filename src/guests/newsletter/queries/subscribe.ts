import { checkSubscriber } from '@/guests/newsletter/subscription';
import { submitSubscriber } from '@/guests/newsletter/services/newsletter-service';

/** Empty when the address is stored, else the sentence that says what to change. */
export type SubscribeResult = { problem?: string };

/** Checks a newsletter address and stores it. @throws ServiceError */
export async function subscribe(email: string): Promise<SubscribeResult> {
  const { draft, problem } = checkSubscriber({ email });
  if (!draft) return { problem };
  await submitSubscriber(draft.email);
  return {};
}
