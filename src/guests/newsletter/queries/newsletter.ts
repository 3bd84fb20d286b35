import { visitorToasts } from '@/words/visitors';
import { failureText } from '@/kit/sending/queries/failure-text';
import { useLazyMutation } from '@/kit/sending/queries/use-lazy-mutation';
import type { SubscribeResult } from '@/guests/newsletter/services/newsletter-service';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/guests/newsletter/services/newsletter-service'));

/** Stores an address (DECISIONS 7). Few visitors send it, so what checks it is fetched then. */
export function useSubscribe() {
  return useLazyMutation({
    mutationFn: async (email: string) => (await service()).subscribe(email),
    meta: {
      about: 'letter',
      success: ({ problem }: SubscribeResult) => (problem ? undefined : visitorToasts.subscribed),
      failure: (error: unknown) => failureText(error, visitorToasts.subscribeFailed),
    },
  });
}

/** Takes an address off the newsletter. Gives false when it was not on it; the page says so. */
export function useUnsubscribe() {
  return useLazyMutation({
    mutationFn: async (token: string) => (await service()).unsubscribe(token),
  });
}
