import type { QueryClient } from '@tanstack/react-query';
import { checkSubscriber } from '@/hotel/subscribers/subscription';
import { VISITOR_TOAST } from '@/hotel/words/visitor-texts';
import { submitSubscriber } from '@/hotel/subscribers/services/subscribers';
import { failureText } from '@/hotel/booking/queries/failure-text';

/** Stored, or the sentence that says what to change, or neither: then a toast has told why. */
export type SubscribeResult = { isStored: boolean; problem?: string };

/**
 * Checks and stores a newsletter address. Run straight on the mutation cache, which tells the
 * result in a toast: there is no component whose hook could do it. Never throws.
 */
export async function subscribe(client: QueryClient, email: string): Promise<SubscribeResult> {
  const { draft, problem } = checkSubscriber({ email });
  if (!draft) return { isStored: false, problem };
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => submitSubscriber(draft.email),
    meta: {
      about: 'letter',
      success: VISITOR_TOAST.subscribed,
      failure: (error: unknown) => failureText(error, VISITOR_TOAST.subscribeFailed),
    },
  });
  return mutation.execute(undefined).then(
    () => ({ isStored: true }),
    () => ({ isStored: false }),
  );
}
