import { useMutation } from '@tanstack/react-query';
import { visitorToasts } from '@/words/visitors';
import { failureText } from '@/kit/sending/queries/failure-text';
import type { SubscribeResult } from './subscribe';

/** Stores an address (DECISIONS 7). Few visitors send it, so what checks it is fetched then. */
export function useSubscribe() {
  return useMutation({
    mutationFn: async (email: string) => {
      const { subscribe } = await import('./subscribe');
      return subscribe(email);
    },
    meta: {
      about: 'letter',
      success: ({ problem }: SubscribeResult) => (problem ? undefined : visitorToasts.subscribed),
      failure: (error: unknown) => failureText(error, visitorToasts.subscribeFailed),
    },
  });
}

/** Takes an address off the newsletter. Gives false when it was not on it; the page says so. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: async (token: string) => {
      const { unsubscribe } = await import('@/guests/newsletter/services/newsletter-service');
      return unsubscribe(token);
    },
  });
}
