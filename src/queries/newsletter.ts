import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Stored, or the sentence that says what to change, or neither: then a toast has told why. */
export type SubscribeResult = { isStored: boolean; problem?: string };

/**
 * Stores a newsletter address, once (decision 7). Every page has this form and few visitors send
 * it, so checking and sending are a file of their own.
 */
export function useSubscribe() {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function subscribe(email: string): Promise<SubscribeResult> {
    setPending(true);
    const result = await import('./subscribe').then(
      (module) => module.subscribe(client, email),
      () => ({ isStored: false, problem: 'No connection just now. Please try again.' }),
    );
    setPending(false);
    return result;
  }

  return { isPending, subscribe };
}
