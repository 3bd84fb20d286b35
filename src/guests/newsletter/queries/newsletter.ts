import { visitorToasts } from '@/words/visitors';
import { failureText } from '@/kit/sending/queries/failure-text';
import { useLazyMutation } from '@/kit/sending/queries/use-lazy-mutation';
import type { SubscribeResult } from '@/guests/newsletter/services/newsletter-service';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/guests/newsletter/services/newsletter-service'));

/** Saves an address (DECISIONS 7). The validation code loads on demand: few subscribe. */
export function useSubscribe() {
  return useLazyMutation({
    mutationFn: async (email: string) => (await service()).subscribe(email),
    meta: {
      about: 'newsletter',
      success: ({ problem }: SubscribeResult) => (problem ? undefined : visitorToasts.subscribed),
      failure: (error: unknown) => failureText(error, visitorToasts.subscribeFailed),
    },
  });
}

/** Unsubscribes an address. Resolves to false if the address was not on the list. */
export function useUnsubscribe() {
  return useLazyMutation({
    mutationFn: async (token: string) => (await service()).unsubscribe(token),
  });
}
